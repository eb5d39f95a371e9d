import { frontMatterEnd } from '../text/markdownVerbatim.ts'
import { align, type Passage } from './passage.ts'
import type { TextPositions } from './textPositions.ts'
import type { WrittenText } from '../content/writtenText.ts'

const fields = ['title', 'description', 'sidebar_label', 'pagination_label'] as const

/** Passages for the fields of front matter that readers see. */
export function frontMatterPassages(
  { front, locate }: Pick<WrittenText, 'front' | 'locate'>,
  source: TextPositions,
): Passage[] {
  const end = frontMatterEnd(source.source)
  return fields.flatMap((field) => {
    const text = front[field]
    if (text === undefined) return []
    const start = source.offsetOf(locate(field)) + field.length + 1
    return [{ text, offsets: align(text, source.source, start, end) }]
  })
}
