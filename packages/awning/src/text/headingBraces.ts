import { insertMarkers, MARKER } from './parserMarkers.ts'

/** The start of a heading that begins with `#`. */
const HASHES = /(?:[ \t>]|[-*+][ \t]|\d{1,9}[.)][ \t])*#{1,6}[ \t]/y

/** What makes the line before it a heading. */
const UNDERLINE = /\n[ \t>]*(?:=+|-+)[ \t]*(?:\n|$)/my

/** What ends a line for a pattern. */
const LINE_END = /[\n\r\u2028\u2029]|(?![^])/g

/** The id of a heading. `${#name}` is code, and a backslash makes the brace a character. */
const ID_AT_END = /(?<![$\\])\{[ \t]*#[^\s{}]+[ \t]*\}[ \t]*$/

/**
 * Keeps the parser from reading any braces at the end of a heading as attributes: only `{#id}` is an id, everything else is
 * text. Not for MDX, where braces are JavaScript.
 */
export function insertBraceMarkers(source: string): string {
  const positions: number[] = []
  let lineStart = 0
  // Lines without braces, which nearly all are, are not looked at.
  for (let brace = source.indexOf('}'); brace >= 0; brace = source.indexOf('}', lineStart)) {
    lineStart = startOfLine(source, brace, lineStart)
    LINE_END.lastIndex = brace
    const lineEnd = LINE_END.exec(source)?.index ?? source.length
    if (isHeading(source, lineStart, lineEnd)) {
      const line = source.slice(lineStart, lineEnd)
      const end = ID_AT_END.exec(line)?.index ?? line.length
      for (const { index } of line.slice(0, end).matchAll(/\}/g))
        positions.push(lineStart + index + 1)
    }
    lineStart = lineEnd
  }
  return insertMarkers(source, positions, MARKER)
}

function startOfLine(source: string, at: number, from: number): number {
  let start = at
  while (start > from && !isLineEnd(source.charCodeAt(start - 1))) start -= 1
  return start
}

function isLineEnd(code: number): boolean {
  return code === 0x0a || code === 0x0d || code === 0x2028 || code === 0x2029
}

/** Whether a line can be a heading: with `#` at its start, or above a line of `=` or `-`. */
function isHeading(source: string, start: number, end: number): boolean {
  HASHES.lastIndex = start
  UNDERLINE.lastIndex = end
  return HASHES.test(source) || UNDERLINE.test(source)
}
