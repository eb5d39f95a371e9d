import { createHash } from 'node:crypto'

/** Fields of front matter that hold words; the others are data, and no reason to translate anew. */
const wordy = /^(?:title|description|sidebar_label|pagination_label|keywords)\s*:/

/** What a translator translates: the words of the front matter and the text below it. */
export function translatable(source: string): string {
  const block = /^---[ \t]*\n([\s\S]*?)^---[ \t]*\n?/m.exec(source)
  if (block?.index !== 0) return source
  let isWordy = false
  const words = (block[1] ?? '')
    .trimEnd()
    .split('\n')
    .filter((line) => {
      // What is indented belongs to the field above it.
      if (/^\S/.test(line)) isWordy = wordy.test(line)
      return isWordy
    })
  return [...words, source.slice(block[0].length)].join('\n')
}

/** Names a state of a source; a translation says from which it was made. */
export function sourceHash(source: string): string {
  return createHash('sha256').update(translatable(source)).digest('hex').slice(0, 12)
}
