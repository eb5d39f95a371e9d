import {
  codeSpanEnd,
  frontMatterEnd,
  verbatimBlockEnd,
  type MarkdownFormat,
} from '../../../text/markdownVerbatim.ts'
import { codeLines } from './codeLines.ts'
import { TAG } from './htmlTag.ts'

/** A tag of a text, where it is. */
export interface FoundTag {
  readonly written: string
  readonly line: number
  /** What is before it on its line. */
  readonly before: string
}

/**
 * Writes other text in place of the tags that are neither in code nor in a comment. Like Markdown, it takes what begins
 * first: a tag, a comment or code.
 */
export function mapTags(
  source: string,
  format: MarkdownFormat,
  change: (tag: FoundTag) => string,
): string {
  const tag = new RegExp(TAG.source, 'y')
  // In MDX, code is not indented and comments are not HTML.
  const code = format === 'md' && source.includes('<') ? codeLines(source) : new Set()
  let result = ''
  let copied = 0
  let line = 1
  let lineStart = 0
  const countLines = (from: number, to: number) => {
    for (
      let at = source.indexOf('\n', from);
      at !== -1 && at < to;
      at = source.indexOf('\n', at + 1)
    ) {
      line += 1
      lineStart = at + 1
    }
  }
  const bodyStart = frontMatterEnd(source)
  countLines(0, bodyStart)
  for (let at = bodyStart; at < source.length;) {
    const start = at
    const isLineStart = at === 0 || source[at - 1] === '\n'
    const isCode = isLineStart && code.has(line)
    const blockEnd = isCode
      ? endOf('\n', source, at)
      : isLineStart
        ? verbatimBlockEnd(source, at, format)
        : at
    const isComment = format === 'md' && source.startsWith('<!--', at)
    tag.lastIndex = at
    const match = blockEnd === at && source[at] === '<' ? tag.exec(source) : null
    if (match) {
      const [written] = match
      result +=
        source.slice(copied, at) + change({ written, line, before: source.slice(lineStart, at) })
      at += written.length
      copied = at
    } else if (blockEnd > at) at = blockEnd
    else if (isComment) at = endOf('-->', source, at)
    else if (source[at] === '`') at = codeSpanEnd(source, at)
    else at += source[at] === '\\' ? 2 : 1
    countLines(start, at)
  }
  return result + source.slice(copied)
}

/** Behind the next such text, or the end: a comment that is not closed has no end either. */
function endOf(searched: string, source: string, start: number): number {
  const found = source.indexOf(searched, start)
  return found === -1 ? source.length : found + searched.length
}
