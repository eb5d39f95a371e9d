import { hash } from '../../cache/hash.ts'

/** Fields of front matter that contain text. A change of other fields is no reason to translate again. */
const textFields = /^(?:title|description|sidebar_label|pagination_label|keywords)\s*:/

/** The parts of a source that are translated: text fields of the front matter, and the text below it. */
export function translatable(source: string): string {
  const block = /^---[ \t]*\n([\s\S]*?)^---[ \t]*\n?/m.exec(source)
  if (block?.index !== 0) return source
  let isTextField = false
  const fields = (block[1] ?? '')
    .trimEnd()
    .split('\n')
    .filter((line) => {
      // Indented lines belong to the field above them.
      if (/^\S/.test(line)) isTextField = textFields.test(line)
      return isTextField
    })
  return [...fields, source.slice(block[0].length)].join('\n')
}

/** Identifies a version of a source; a translation records from which it was made. */
export function sourceHash(source: string): string {
  return hash(translatable(source)).slice(0, 12)
}
