import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** One file of a typeface, and the characters it may hold (the file itself has the last word). */
export interface FontFile {
  readonly file: string
  readonly covers: (codePoint: number) => boolean
  /** Its quotation marks are as narrow as Latin has them. */
  readonly latin?: boolean
}

const require = createRequire(import.meta.url)

/** From the packages of the lock file, never from the machine: every machine draws the same picture. */
const packages = [
  ['@fontsource-variable/noto-serif-sc', 'wght-normal'],
  ['@fontsource-variable/noto-serif', 'wght-normal'],
  ['@fontsource/noto-sans-symbols-2', '400-normal'],
  ['@fontsource-variable/noto-emoji', 'wght-normal'],
] as const

let files: readonly FontFile[] | undefined

/** In the order in which they are asked for a character: Song, Latin and Greek, symbols, emoji. */
export function fontFiles(): readonly FontFile[] {
  files ??= packages.flatMap(([name, style]) => filesOf(name, style))
  return files
}

function filesOf(name: string, style: string): FontFile[] {
  const folder = dirname(require.resolve(`${name}/package.json`))
  const ranges: Record<string, string> = JSON.parse(
    readFileSync(join(folder, 'unicode.json'), 'utf8'),
  )
  const family = name.slice(name.indexOf('/') + 1)
  return Object.entries(ranges).map(([subset, range]) => ({
    file: join(folder, 'files', `${family}-${subset.replace(/[[\]]/g, '')}-${style}.woff2`),
    covers: rangeTest(range),
    latin: family === 'noto-serif',
  }))
}

/** A font that the owner adds: it is opened to see what it has. */
export function ownFontFile(file: string): FontFile {
  return { file, covers: () => true }
}

/** `U+4e00-4e08,U+4e0a` */
export function rangeTest(ranges: string): (codePoint: number) => boolean {
  const pairs = ranges.split(',').map((range): [number, number] => {
    const [from = '', to = from] = range.trim().slice(2).split('-')
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)]
  })
  return (codePoint) => pairs.some(([from, to]) => codePoint >= from && codePoint <= to)
}
