import { containsCjk, isCjk } from './cjkCharacter.ts'
import type { MarkdownFormat } from './markdownVerbatim.ts'
import { bracketEnd, codeSpanEnd, frontMatterEnd, verbatimBlockEnd } from './markdownVerbatim.ts'

/**
 * U+FFFC, which text files do not contain. CommonMark takes it for a symbol, so a delimiter run between it
 * and other punctuation may both open and close. It is inserted between a run and a letter, never inside
 * the emphasis next to another run, whose flanking it could change.
 */
export const CJK_MARKER = '\uFFFC'

const MARKED = /[\\`{\n]|\*+|~+/gu
const WHITE_SPACE = /^\p{White_Space}?$/u
const PUNCTUATION = /^[\p{P}\p{S}]/u
const VARIATION_SELECTOR = /^[\uFE00-\uFE0E]$/u
const IDEOGRAPHIC_SELECTOR = /^[\u{E0100}-\u{E01EF}]$/u
const CONTAINER_PREFIX = /^[ \t>]*$/u

/**
 * Makes `*`, `**`, `***` and `~~` next to Chinese, Japanese or Korean text open and close as in the
 * CommonMark CJK-friendly amendments, by inserting markers next to them. In `md`, braces and `import` are
 * prose; in `mdx` they are JavaScript, which must not change.
 */
export function insertCjkMarkers(source: string, format: MarkdownFormat = 'mdx'): string {
  const clean = source.replaceAll(CJK_MARKER, '')
  if (!/\*|~~/u.test(clean) || !containsCjk(clean)) return clean
  let marked = ''
  let copied = 0
  for (const position of markerPositions(clean, format)) {
    marked += clean.slice(copied, position) + CJK_MARKER
    copied = position
  }
  return marked + clean.slice(copied)
}

/** Removes the markers from the parser's output; in addresses they are percent-encoded. */
export function removeCjkMarkers(text: string): string {
  return text.replaceAll(CJK_MARKER, '').replaceAll('%EF%BF%BC', '')
}

/** The column (from 1, in UTF-16 units) in the source of a column in the marked line. */
export function originalColumn(markedLine: string, column: number): number {
  return column - (markedLine.slice(0, column - 1).split(CJK_MARKER).length - 1)
}

function* markerPositions(source: string, format: MarkdownFormat): Generator<number> {
  const marked = new RegExp(MARKED)
  const start = frontMatterEnd(source)
  marked.lastIndex = start === 0 ? verbatimBlockEnd(source, 0, format) : start
  for (let match = marked.exec(source); match !== null; match = marked.exec(source)) {
    const [text] = match
    const end = match.index + text.length
    if (text === '\n') marked.lastIndex = verbatimBlockEnd(source, end, format)
    else if (text === '`') marked.lastIndex = codeSpanEnd(source, match.index)
    else if (text === '\\') marked.lastIndex = source[end] === '\n' ? end : end + 1
    else if (text === '{') {
      if (format === 'mdx') marked.lastIndex = Math.max(bracketEnd(source, match.index), end)
    } else if (text.startsWith('*') || text === '~~') {
      const position = markerPosition(source, match.index, end)
      if (position !== undefined) yield position
    }
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
  if (CONTAINER_PREFIX.test(source.slice(lineStart(source, start), start))) return undefined
  return isCjk(before) || isCjk(after) ? end : undefined
}

/** Whether a run that opens before punctuation follows CJK text or a punctuation sequence. */
function endsCjkOrSelected(source: string, start: number, before: string): boolean {
  if (IDEOGRAPHIC_SELECTOR.test(before)) return true
  if (!VARIATION_SELECTOR.test(before)) return isCjk(before)
  const base = characterBefore(source, start - before.length)
  return isCjk(base) || PUNCTUATION.test(base)
}

function lineStart(source: string, index: number): number {
  return source.lastIndexOf('\n', index - 1) + 1
}

function characterAt(source: string, index: number): string {
  const codePoint = source.codePointAt(index)
  return codePoint === undefined ? '' : String.fromCodePoint(codePoint)
}

function characterBefore(source: string, index: number): string {
  const pair = characterAt(source, index - 2)
  return index > 1 && pair.length === 2 ? pair : source.slice(Math.max(0, index - 1), index)
}
