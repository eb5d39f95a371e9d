import { codeSpanEnd, frontMatterEnd, verbatimBlockEnd } from '../text/markdownVerbatim.ts'
import { lineAndColumn } from '../text/lineAndColumn.ts'

/** More of them than a mistake in a text leaves, and few enough to be parsed in milliseconds. */
const maxUnclosed = 10

/**
 * Throws if MDX opens many braces and never closes them: the parser takes twice as long for each, so that 25 of them take
 * minutes. The message begins with the position, as those of the parser do.
 */
export function refuseUnclosedBraces(source: string): void {
  const open = unclosedBraces(source)
  const [first = 0] = open
  if (open.length <= maxUnclosed) return
  const { line, column } = lineAndColumn(source, first)
  throw new Error(`${line}:${column}: ${open.length} braces are opened and never closed`)
}

/** Where they are, outside of code. */
function unclosedBraces(source: string): number[] {
  const open: number[] = []
  let isLineStart = true
  for (let at = frontMatterEnd(source); at < source.length;) {
    const end = isLineStart ? verbatimBlockEnd(source, at, 'mdx') : at
    if (end > at) {
      at = end
      continue
    }
    const character = source[at]
    isLineStart = character === '\n'
    if (character === '{') open.push(at)
    else if (character === '}') open.pop()
    if (character === '`') at = codeSpanEnd(source, at)
    else at += character === '\\' ? 2 : 1
  }
  return open
}
