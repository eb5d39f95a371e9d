import { posix } from 'node:path'
import type { Diagnostic } from '../../content/diagnostic.ts'
import type { SourceFile } from '../../content/sourceFile.ts'
import { lineAndColumn } from '../../text/lineAndColumn.ts'

/** Where a text names a picture, preferably one in the same folder; the picture itself if none does. */
export function placeOfPicture(
  picture: string,
  texts: readonly Pick<SourceFile, 'file' | 'source'>[],
): Pick<Diagnostic, 'file' | 'line' | 'column'> {
  const { dir, base } = posix.parse(picture)
  const found = texts.filter(({ source }) => source.includes(base))
  const text = found.find(({ file }) => posix.dirname(file) === dir) ?? found[0]
  if (!text) return { file: picture }
  return { file: text.file, ...lineAndColumn(text.source, text.source.indexOf(base)) }
}
