declare const COMPILED: string | undefined

/** The folder with the bundled sources, where they run from one (`scripts/shop.mjs`); tests run the sources themselves. */
export const compiledFolder: string | undefined =
  typeof COMPILED === 'string' ? COMPILED : undefined

/** A hash of all sources, which `scripts/shop.mjs` has made already to find that folder. */
export const compiledStamp: string | undefined = compiledFolder?.split(/[\\/]/).at(-1)
