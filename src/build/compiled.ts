declare const COMPILED: string | undefined

/** The folder with the bundled sources, where they run from one (`scripts/shop.mjs`); tests run the sources themselves. */
export const compiledFolder: string | undefined =
  typeof COMPILED === 'string' ? COMPILED : undefined
