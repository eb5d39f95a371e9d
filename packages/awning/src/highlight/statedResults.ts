import { escapeText } from '../text/escapeHtml.ts'
import { commentStyles } from './commentStyles.ts'

const tabWidth = 2
/** The style sheet leaves this much space for an indentation. */
const widestIndent = 8

/**
 * Marks the results that comments state, as in `f(2) // → 3`, so that the style sheet can show each on a line of its own below
 * its statement. Whether something is a comment is what the highlighter says. The text stays what the author wrote: the marks
 * of the comment are only made invisible, so that copies, selections and pages without styles have the code.
 */
export function markResults(lines: readonly string[], lang: string): string[] {
  const patterns = commentStyles(lang).map(({ open, close }) => resultAtEnd(open, close))
  return lines.map((line) => {
    if (!line.includes('→')) return line
    for (const pattern of patterns) {
      const found = pattern.exec(line)?.groups
      if (found) return resultLine(found)
    }
    return line
  })
}

/** Whether a line has a result that is marked. */
export function hasResult(line: string): boolean {
  return line.includes('<span class="result">')
}

function resultAtEnd(open: string, close: string): RegExp {
  const before = '(?<code>.*?)(?<space>[ \\t]*)'
  const comment = `(?<open>${escaped(open)}\\s*)(?<result>→[^<]*?)(?<close>\\s*${escaped(close)})`
  // A line with types may have notes after its code.
  return new RegExp(
    `^${before}<span class="t-c">${comment}</span>(?<notes>(?:<span class="type-note .*)?)$`,
    's',
  )
}

function escaped(text: string): string {
  return escapeText(text).replace(/[*{}]/g, '\\$&')
}

function resultLine(found: Record<string, string | undefined>): string {
  const { code = '', space = '', open = '', result = '', close = '', notes = '' } = found
  const indent = indentOf(code === '' ? space : code)
  const attribute = indent === '' ? '' : ` data-indent="${indent}"`
  const end = close === '' ? '' : `<span class="result-mark">${close}</span>`
  return (
    `${code}<span class="${code === '' ? 'result-mark' : 'result-break'}"${attribute}>${space}${open}</span>` +
    `<span class="result">${result}${end}</span>${notes}`
  )
}

function indentOf(code: string): string {
  const [indent = ''] = /^[ \t]*/.exec(code) ?? []
  return ' '.repeat(Math.min(indent.replaceAll('\t', ' '.repeat(tabWidth)).length, widestIndent))
}
