import {
  codeSpanEnd,
  frontMatterEnd,
  verbatimBlockEnd,
  type MarkdownFormat,
} from '../../../text/markdownVerbatim.ts'

/**
 * Changes what is neither front matter nor code, in a block or in a line, and in MDX no import or export either. `change`
 * gets each run of prose and the line on which it begins. A change that keeps the number of lines keeps every other line
 * where it was.
 */
export function mapProse(
  source: string,
  format: MarkdownFormat,
  change: (prose: string, line: number) => string,
): string {
  let result = source.slice(0, frontMatterEnd(source))
  let proseStart = result.length
  let line = 1
  let counted = 0
  const lineAt = (offset: number) => {
    for (; counted < offset; counted += 1) if (source[counted] === '\n') line += 1
    return line
  }
  const flush = (end: number) => {
    if (end > proseStart) result += change(source.slice(proseStart, end), lineAt(proseStart))
  }
  const skipTo = (start: number, end: number) => {
    flush(start)
    result += source.slice(start, end)
    proseStart = end
  }
  for (let at = proseStart; at < source.length;) {
    const isLineStart = at === 0 || source[at - 1] === '\n'
    const blockEnd = isLineStart ? verbatimBlockEnd(source, at, format) : at
    if (blockEnd > at) {
      skipTo(at, blockEnd)
      at = blockEnd
    } else if (source[at] === '`') {
      const end = codeSpanEnd(source, at)
      skipTo(at, end)
      at = end
    } else at += source[at] === '\\' ? 2 : 1
  }
  flush(source.length)
  return result
}
