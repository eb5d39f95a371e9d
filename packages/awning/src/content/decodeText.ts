import { isUtf8 } from 'node:buffer'
import { invisibleCharacter } from '../text/invisibleCharacter.ts'
import type { Report } from './diagnostic.ts'
import { lineAndColumn } from '../text/lineAndColumn.ts'

/** The text of a file, with `\n` at the end of every line; undefined, and reported, if it is no text. */
export function decodeText(bytes: Buffer, file: string, report: Report): string | undefined {
  if (!isUtf8(bytes)) {
    report({
      severity: 'error',
      file,
      message: 'the file is not UTF-8 text',
      hint: 'Save it as UTF-8 in your editor.',
    })
    return undefined
  }
  // Editors mark a file as UTF-8 with U+FEFF; one that joins files leaves several.
  const text = bytes
    .toString()
    .replace(/^\uFEFF+/, '')
    .replace(/\r\n?/g, '\n')
  reportInvisible(text, file, report)
  return text
}

/** The output of programs has escape characters; they are replaced by spaces, so that positions stay as they are. */
function withoutOutput(text: string): string {
  if (!text.includes('\u001B')) return text
  return text.replace(/^[ \t>]*(`{3,}|~{3,})ansi\b[^]*?^[ \t>]*\1/gim, (block) =>
    block.replaceAll('\u001B', ' '),
  )
}

/** An invisible character, or half of a surrogate pair. This takes a quarter of the time, and most texts have neither. */
const mayBeInvisible = /[^\t\n\r -~\u00A0-\uD7FF\uE000-\uFFFD]/

function reportInvisible(text: string, file: string, report: Report): void {
  if (!mayBeInvisible.test(text)) return
  const found = invisibleCharacter.exec(withoutOutput(text))
  if (!found) return
  const code = found[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')
  report({
    severity: 'warning',
    file,
    ...lineAndColumn(text, found.index),
    message: `the invisible character U+${code} has no place in a text`,
    hint: 'Remove it; an editor may show it as a box or a question mark.',
  })
}
