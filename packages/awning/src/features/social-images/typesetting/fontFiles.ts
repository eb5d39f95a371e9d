import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fonts, type FontPackage } from 'awning-social-images'

/** One file of a typeface, and the characters it may have; which it has is known once it is open. */
export interface FontFile {
  readonly file: string
  readonly covers: (codePoint: number) => boolean
  /** Set for a typeface with the narrow quotation marks of Latin text. */
  readonly latin?: boolean
}

let files: readonly FontFile[] | undefined

/** From packages of the lock file, never from the machine, so that every machine renders the same picture. */
export function fontFiles(): readonly FontFile[] {
  files ??= fonts.flatMap(filesOf)
  return files
}

function filesOf({ family, style, folder }: FontPackage): FontFile[] {
  const ranges: Record<string, string> = JSON.parse(
    readFileSync(join(folder, 'unicode.json'), 'utf8'),
  )
  return Object.entries(ranges).map(([subset, range]) => ({
    file: join(folder, 'files', `${family}-${subset.replace(/[[\]]/g, '')}-${style}.woff2`),
    covers: rangeTest(range),
    latin: family === 'noto-serif',
  }))
}

/** A font file that the settings name: which characters it has is known once it is open. */
export function siteFontFile(file: string): FontFile {
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
