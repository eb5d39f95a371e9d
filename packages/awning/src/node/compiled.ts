declare const COMPILED: string | undefined

/** The folder of the bundled sources, when they run from one (`bin/awning.mjs`). Tests run the sources themselves. */
export const compiledFolder: string | undefined =
  typeof COMPILED === 'string' ? COMPILED : undefined

/** A hash of all sources, which is the name of that folder. */
export const compiledHash: string | undefined = compiledFolder?.split(/[\\/]/).at(-1)
