import { isTokenClass } from './classTheme.ts'
import type { TokenClass } from './classTheme.ts'
import { escapeText } from '../text/escapeHtml.ts'
import { highlighterFor } from './grammars.ts'
import { languageId } from './languages.ts'
import { LineMemo, type Token } from './lineMemo.ts'

export { tokenClasses } from './classTheme.ts'

/** A longer line is left plain, or a minified file would take minutes; the same on every machine. */
const longestLine = 5000

const memos = new WeakMap<object, LineMemo>()

interface Run {
  text: string
  name: TokenClass | undefined
}

/** One HTML string for each line. Classes only: the site's CSP drops `style` attributes. */
export async function highlightCode(code: string, lang: string): Promise<string[]> {
  const id = languageId(lang)
  if (!id) return code.split(/\r?\n/).map(escapeText)
  const highlighter = await highlighterFor(id, code)
  let memo = memos.get(highlighter)
  if (!memo) {
    memo = new LineMemo(highlighter, id, longestLine)
    memos.set(highlighter, memo)
  }
  return memo.tokenize(code).map(lineHtml)
}

function lineHtml(tokens: readonly Token[]): string {
  return runsOf(tokens)
    .map(({ text, name }) => {
      const html = escapeText(text)
      return name ? `<span class="${name}">${html}</span>` : html
    })
    .join('')
}

/** Neighbours of one class as one run, with the blanks between them (`export default`). */
function runsOf(tokens: readonly Token[]): Run[] {
  const runs: Run[] = []
  for (const { content, color } of tokens) {
    const isBlank = content.trim() === ''
    const name = !isBlank && isTokenClass(color) ? color : undefined
    const last = runs.at(-1)
    const beforeBlank = runs.at(-2)
    if (last && last.name === name) {
      last.text += content
    } else if (name && last && beforeBlank?.name === name && last.text.trim() === '') {
      runs.pop()
      beforeBlank.text += last.text + content
    } else {
      runs.push({ text: content, name })
    }
  }
  return runs
}
