import { containsCjk, isCjk } from './cjkCharacter.ts'
import type { MarkdownFormat } from './markdownVerbatim.ts'
import { insertMarkers, MARKER } from './parserMarkers.ts'
import { proseMatches } from './proseMatches.ts'

const DELIMITER_RUN = /\*+|(?<!~)~~(?!~)/u
const WHITE_SPACE = /^\p{White_Space}?$/u
const PUNCTUATION = /^[\p{P}\p{S}]/u
const VARIATION_SELECTOR = /^[\uFE00-\uFE0E]$/u
const IDEOGRAPHIC_SELECTOR = /^[\u{E0100}-\u{E01EF}]$/u
const CONTAINER_PREFIX = ' \t>'

/**
 * Makes `*`, `**`, `***` and `~~` next to Chinese, Japanese or Korean text open and close as in the
 * CommonMark CJK-friendly amendments, by inserting markers next to them: a delimiter run between a symbol and other
 * punctuation may both open and close. A marker is inserted between a run and a letter, never inside the emphasis next to
 * another run, whose flanking it could change.
 */
export function insertCjkMarkers(source: string, format: MarkdownFormat = 'mdx'): string {
  if (!/\*|~~/u.test(source) || !containsCjk(source)) return source
  return insertMarkers(source, markerPositions(source, format), MARKER)
}

function* markerPositions(source: string, format: MarkdownFormat): Generator<number> {
  for (const { index, end } of proseMatches(source, format, DELIMITER_RUN)) {
    const position = markerPosition(source, index, end)
    if (position !== undefined) yield position
  }
}

/** The marker goes on the side of the letter; a run between two letters or two punctuation marks needs none. */
function markerPosition(source: string, start: number, end: number): number | undefined {
  const before = characterBefore(source, start)
  const after = characterAt(source, end)
  if (WHITE_SPACE.test(before) || WHITE_SPACE.test(after)) return undefined
  if (PUNCTUATION.test(before) === PUNCTUATION.test(after)) return undefined
  if (PUNCTUATION.test(after)) {
    return isCjk(after) || endsCjkOrSelected(source, start, before) ? start : undefined
  }
  if (isAtTextStart(source, start)) return undefined
  return isCjk(before) || isCjk(after) ? end : undefined
}

/** Whether a run that opens before punctuation follows CJK text or a punctuation sequence. */
function endsCjkOrSelected(source: string, start: number, before: string): boolean {
  if (IDEOGRAPHIC_SELECTOR.test(before)) return true
  if (!VARIATION_SELECTOR.test(before)) return isCjk(before)
  const base = characterBefore(source, start - before.length)
  return isCjk(base) || PUNCTUATION.test(base)
}

/** Whether a line has nothing but indentation and quote marks before this position. */
function isAtTextStart(source: string, index: number): boolean {
  let at = index
  // Looks at these characters alone: searching for the start of the line would take minutes in a long one.
  while (at > 0 && CONTAINER_PREFIX.includes(source.charAt(at - 1))) at -= 1
  return at === 0 || source[at - 1] === '\n'
}

function characterAt(source: string, index: number): string {
  const codePoint = source.codePointAt(index)
  return codePoint === undefined ? '' : String.fromCodePoint(codePoint)
}

function characterBefore(source: string, index: number): string {
  const pair = characterAt(source, index - 2)
  return index > 1 && pair.length === 2 ? pair : source.slice(Math.max(0, index - 1), index)
}
