export { Blob, Buffer, Face, Font, shape, Variation } from 'harfbuzzjs'
export { default as decompress } from 'woff2-encoder/decompress'

/** A package of Fontsource. */
export interface FontPackage {
  readonly family: string
  readonly style: string
  /** Where its `unicode.json` and its `files` are. */
  readonly folder: string
}

/** In the order in which they are searched for a character. */
export declare const fonts: readonly FontPackage[]
