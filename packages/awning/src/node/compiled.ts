declare const COMPILED: string | undefined

/** The folder of the compiled engine, where that is running (`bin/awning.mjs`). Tests run the sources directly. */
export const compiledFolder: string | undefined =
  typeof COMPILED === 'string' ? COMPILED : undefined

/** Hash of all sources, which is the name of that folder. */
export const compiledHash: string | undefined = compiledFolder?.split(/[\\/]/).at(-1)
