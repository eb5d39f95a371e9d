import { isTokenClass } from './classTheme.ts'
import type { TokenClass } from './classTheme.ts'
import { escapeText } from '../text/escapeHtml.ts'
import { highlighterFor } from './grammars.ts'
import { languageId } from './languages.ts'
import { LineCache, type Token } from './lineCache.ts'

export { tokenClasses } from './classTheme.ts'

/** Longer lines are not highlighted, because a minified file would take minutes. */
const maxLineLength = 5000

const lineCaches = new WeakMap<object, LineCache>()

interface Run {
  text: string
  name: TokenClass | undefined
}

/** Returns one HTML string for each line. It has classes only, because the site's policy forbids `style` attributes. */
export async function highlightCode(code: string, lang: string): Promise<string[]> {
  const id = languageId(lang)
  if (!id) return code.split(/\r?\n/).map(escapeText)
  const highlighter = await highlighterFor(id, code)
  let lineCache = lineCaches.get(highlighter)
  if (!lineCache) {
    lineCache = new LineCache(highlighter, id, maxLineLength)
    lineCaches.set(highlighter, lineCache)
  }
  return lineCache.tokenize(code).map(lineHtml)
}

function lineHtml(tokens: readonly Token[]): string {
  return runsOf(tokens)
    .map(({ text, name }) => {
      const html = escapeText(text)
      return name ? `<span class="${name}">${html}</span>` : html
    })
    .join('')
}

/** Joins adjacent tokens of the same class, with the whitespace between them (`export default`). */
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
