import { join } from 'node:path'
import { readSource } from '../../cache/recording.ts'
import type { SiteConfig } from '../../config/site.ts'
import type { Diagnostic } from '../../content/diagnostic.ts'

/** Fonts of the settings that exist and cannot be used: all their characters would silently be missing in social images. */
export function fontMistakes(root: string, { social }: Pick<SiteConfig, 'social'>): Diagnostic[] {
  if (social === false) return []
  return social.fonts.flatMap((path, index): Diagnostic[] => {
    const bytes = readSource(join(root, path))
    const mistake = bytes && mistakeIn(bytes)
    if (mistake === undefined) return []
    return [
      {
        severity: 'error',
        file: 'site.config.ts',
        message: `social.fonts[${index}]: the file ${path} ${mistake}`,
        hint: 'Name a font in one of the formats .ttf, .otf, .ttc and .woff2.',
      },
    ]
  })
}

function mistakeIn(bytes: Buffer): string | undefined {
  switch (bytes.toString('latin1', 0, 4)) {
    case '\0\x01\0\0':
    case 'OTTO':
    case 'true':
      return hasAllTables(bytes) ? undefined : 'is a font that is damaged'
    case 'ttcf':
      return undefined
    case 'wOF2':
      // The header has the length of the file.
      return bytes.length >= 12 && bytes.readUInt32BE(8) === bytes.length
        ? undefined
        : 'is a font that is damaged'
    case 'wOFF':
      return 'is a font in the format WOFF, which cannot be read here'
    default:
      return 'is no font'
  }
}

const headerLength = 12
const recordLength = 16

/** Whether the tables that the beginning of a font lists are in the file. */
function hasAllTables(bytes: Buffer): boolean {
  if (bytes.length < headerLength) return false
  const count = bytes.readUInt16BE(4)
  if (count === 0 || bytes.length < headerLength + count * recordLength) return false
  return Array.from({ length: count }, (_, index) => headerLength + index * recordLength).every(
    (record) => bytes.readUInt32BE(record + 8) + bytes.readUInt32BE(record + 12) <= bytes.length,
  )
}
