import {
  codeSpanEnd,
  frontMatterEnd,
  verbatimBlockEnd,
  type MarkdownFormat,
} from '../../../text/markdownVerbatim.ts'
import { TAG } from './htmlTag.ts'

/** A tag of a text, where it is. */
export interface FoundTag {
  readonly written: string
  readonly line: number
  /** What is before it on its line. */
  readonly before: string
}

/** Writes other text in place of the tags that are not in code. Like Markdown, it takes what begins first: a tag, or code. */
export function mapTags(
  source: string,
  format: MarkdownFormat,
  change: (tag: FoundTag) => string,
): string {
  const tag = new RegExp(TAG.source, 'y')
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
  for (let at = frontMatterEnd(source); at < source.length;) {
    const start = at
    const blockEnd = at === 0 || source[at - 1] === '\n' ? verbatimBlockEnd(source, at, format) : at
    tag.lastIndex = at
    const match = blockEnd === at && source[at] === '<' ? tag.exec(source) : null
    if (match) {
      const [written] = match
      result +=
        source.slice(copied, at) + change({ written, line, before: source.slice(lineStart, at) })
      at += written.length
      copied = at
    } else if (blockEnd > at) at = blockEnd
    else if (source[at] === '`') at = codeSpanEnd(source, at)
    else at += source[at] === '\\' ? 2 : 1
    countLines(start, at)
  }
  return result + source.slice(copied)
}
