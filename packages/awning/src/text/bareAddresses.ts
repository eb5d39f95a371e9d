import type { MarkdownFormat } from './markdownVerbatim.ts'
import { ADDRESS_END, insertMarkers } from './parserMarkers.ts'
import { proseMatches } from './proseMatches.ts'

/** Characters of Chinese text, which no address contains unless its end is marked with brackets. */
export const CHINESE = '\\u2018-\\u201d\\u3000-\\u303f\\u4e00-\\u9fff\\uff00-\\uffef'

/** The beginning of a bare address. In `[…](…)`, `<…>`, definitions and attributes authors mark the end. */
const START = /(?<!\]\(\s*<?|\]:\s*<?|[<\w/=]|=["'])(?:https?:\/\/|www\.)/u
const EACH_START = new RegExp(START, 'gu')
const REST = new RegExp(`[^\\s<${CHINESE}]+`, 'uy')
const CHINESE_START = new RegExp(`[${CHINESE}]`, 'uy')
const BEFORE_CHINESE = new RegExp(`^[^\\s<${CHINESE}]*[${CHINESE}]`, 'u')

/**
 * Ends a bare address before Chinese text: the parser would take all of `https://a.b，中文` for the address. The parser then leaves
 * out punctuation and brackets at the end, as it does before a space.
 */
export function endBareAddresses(source: string, format: MarkdownFormat): string {
  if (!hasAddressToEnd(source)) return source
  const ends = Array.from(
    proseMatches(source, format, START, addressEnds(source)),
    // Emphasis that ends here must not end after a space.
    ({ index, end }) => index + source.slice(index, end).replace(/[*_~\uFFFC]+$/, '').length,
  )
  return insertMarkers(source, ends, ADDRESS_END)
}

/** Most texts have none, and then nothing has to know what is code. */
function hasAddressToEnd(source: string): boolean {
  const endOf = addressEnds(source)
  for (const { 0: start, index } of source.matchAll(EACH_START))
    if (endOf(index + start.length) !== undefined) return true
  return false
}

/**
 * Finds the end of an address that goes on at an offset; undefined where no Chinese text follows. The offsets ascend: JSON
 * without spaces has thousands of addresses on a line, which all go on to its end.
 */
function addressEnds(source: string): (from: number) => number | undefined {
  let last = 0
  return (from) => {
    if (from >= last) {
      REST.lastIndex = from
      if (!REST.test(source)) return undefined
      last = REST.lastIndex
    }
    CHINESE_START.lastIndex = last
    return CHINESE_START.test(source) ? last : undefined
  }
}

/** Whether Chinese text follows without a space, which other Markdown parsers would take for part of the address. */
export function isBeforeChinese(following: string): boolean {
  return BEFORE_CHINESE.test(following)
}
