import type { MarkdownFormat } from './markdownVerbatim.ts'
import { ADDRESS_END, insertMarkers } from './parserMarkers.ts'
import { proseMatches } from './proseMatches.ts'

/** Characters of Chinese text, which no address contains unless its end is marked with brackets. */
export const CHINESE = '\\u2018-\\u201d\\u3000-\\u303f\\u4e00-\\u9fff\\uff00-\\uffef'

/** A bare address that is followed by Chinese text. In `[…](…)`, `<…>`, definitions and attributes authors mark the end. */
const BARE_ADDRESS = new RegExp(
  `(?<!\\]\\(\\s*<?|\\]:\\s*<?|[<\\w/=]|=["'])(?:https?://|www\\.)[^\\s<${CHINESE}]+(?=[${CHINESE}])`,
  'u',
)

/**
 * Ends a bare address before Chinese text: the parser would take all of `https://a.b，中文` for the address. The parser then leaves
 * out punctuation and brackets at the end, as it does before a space.
 */
export function endBareAddresses(source: string, format: MarkdownFormat): string {
  if (!BARE_ADDRESS.test(source)) return source
  const ends = Array.from(
    proseMatches(source, format, BARE_ADDRESS),
    // Emphasis that ends here must not end after a space.
    ({ index, end }) => index + source.slice(index, end).replace(/[*_~\uFFFC]+$/, '').length,
  )
  return insertMarkers(source, ends, ADDRESS_END)
}

/** Whether Chinese text follows without a space, which other Markdown parsers would take for part of the address. */
export function isBeforeChinese(following: string): boolean {
  return new RegExp(`^[^\\s<]*[${CHINESE}]`, 'u').test(following)
}
