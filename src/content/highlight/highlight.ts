import type { ThemedToken } from 'shiki/core'
import { classTheme, isTokenClass } from './classTheme.ts'
import type { TokenClass } from './classTheme.ts'
import { escapeText } from '../text/escapeHtml.ts'
import { highlighterFor } from './grammars.ts'
import { languageId } from './languages.ts'

export { tokenClasses } from './classTheme.ts'

const longestLine = 5000

interface Run {
  text: string
  name: TokenClass | undefined
}

/** One HTML string for each line. Classes only: the site's CSP drops `style` attributes. */
export async function highlightCode(code: string, lang: string): Promise<string[]> {
  const id = languageId(lang)
  if (!id) return code.split(/\r?\n/).map(escapeText)
  const highlighter = await highlighterFor(id, code)
  const tokens = highlighter.codeToTokensBase(code, {
    lang: id,
    theme: classTheme.name,
    // By default Shiki gives up on a line after 500 ms: on a busy machine the output would differ.
    // A limit of length keeps a minified file from taking minutes, and is the same everywhere.
    tokenizeTimeLimit: 0,
    tokenizeMaxLineLength: longestLine,
  })
  return tokens.map(lineHtml)
}

function lineHtml(tokens: ThemedToken[]): string {
  return runsOf(tokens)
    .map(({ text, name }) => {
      const html = escapeText(text)
      return name ? `<span class="${name}">${html}</span>` : html
    })
    .join('')
}

/** Neighbours of one class as one run, with the blanks between them (`export default`). */
function runsOf(tokens: ThemedToken[]): Run[] {
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
