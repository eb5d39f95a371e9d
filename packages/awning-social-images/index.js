import { createRequire } from 'node:module'
import { dirname } from 'node:path'

export { Blob, Buffer, Face, Font, shape, Variation } from 'harfbuzzjs'
export { default as decompress } from 'woff2-encoder/decompress'

const { resolve } = createRequire(import.meta.url)

/** Fonts in the order in which they are searched for a character: Song, Latin and Greek, symbols, emoji. */
export const fonts = [
  ['@fontsource-variable/noto-serif-sc', 'wght-normal'],
  ['@fontsource-variable/noto-serif', 'wght-normal'],
  ['@fontsource/noto-sans-symbols-2', '400-normal'],
  ['@fontsource-variable/noto-emoji', 'wght-normal'],
].map(([name, style]) => ({
  family: name.slice(name.indexOf('/') + 1),
  style,
  folder: dirname(resolve(`${name}/package.json`)),
}))
