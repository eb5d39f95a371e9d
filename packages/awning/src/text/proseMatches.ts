import {
  bracketEnd,
  codeSpanEnd,
  frontMatterEnd,
  verbatimBlockEnd,
  type MarkdownFormat,
} from './markdownVerbatim.ts'

/**
 * Matches of a pattern in the prose of a text: not in front matter, code or escapes, nor in the JavaScript of MDX. In `md`,
 * braces and `import` are prose. The pattern must not match a line break, a backslash, a backtick or an opening brace first.
 * `endOf` may find a later end of a match, from the end of what the pattern matches; undefined if it is none.
 */
export function* proseMatches(
  source: string,
  format: MarkdownFormat,
  pattern: RegExp,
  endOf: (end: number) => number | undefined = (end) => end,
): Generator<{ readonly index: number; readonly end: number }> {
  const token = new RegExp(`[\\\\\`{\\n]|${pattern.source}`, 'gu')
  const start = frontMatterEnd(source)
  token.lastIndex = start === 0 ? verbatimBlockEnd(source, 0, format) : start
  for (let match = token.exec(source); match !== null; match = token.exec(source)) {
    const { index } = match
    const end = index + match[0].length
    switch (source[index]) {
      case '\n':
        token.lastIndex = verbatimBlockEnd(source, end, format)
        break
      case '`':
        token.lastIndex = codeSpanEnd(source, index)
        break
      case '\\':
        token.lastIndex = source[end] === '\n' ? end : end + 1
        break
      case '{':
        if (format === 'mdx') token.lastIndex = Math.max(bracketEnd(source, index), end)
        break
      default: {
        const whole = endOf(end)
        if (whole === undefined) break
        token.lastIndex = whole
        yield { index, end: whole }
      }
    }
  }
}
