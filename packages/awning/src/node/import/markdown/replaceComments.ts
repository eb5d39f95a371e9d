import { codeSpanEnd, frontMatterEnd, verbatimBlockEnd } from '../../../text/markdownVerbatim.ts'

/**
 * Replaces HTML comments that are not in code. `replace` gets what is between the marks; a replacement with as many lines
 * keeps every other line where it was.
 */
export function replaceComments(source: string, replace: (comment: string) => string): string {
  const start = frontMatterEnd(source)
  let result = source.slice(0, start)
  for (let at = start; at < source.length;) {
    const isLineStart = at === 0 || source[at - 1] === '\n'
    const blockEnd = isLineStart ? verbatimBlockEnd(source, at, 'mdx') : at
    const commentEnd = source.startsWith('<!--', at) ? source.indexOf('-->', at + 4) : -1
    let end = at + 1
    if (blockEnd > at) end = blockEnd
    else if (commentEnd !== -1) {
      result += replace(source.slice(at + 4, commentEnd))
      at = commentEnd + 3
      continue
    } else if (source[at] === '`') end = codeSpanEnd(source, at)
    else if (source[at] === '\\') end = at + 2
    result += source.slice(at, end)
    at = end
  }
  return result
}
