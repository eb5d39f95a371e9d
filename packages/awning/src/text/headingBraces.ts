import { insertMarkers, MARKER } from './parserMarkers.ts'

/**
 * Lines with braces that can be headings: after `#`, or above a line of `=` or `-`. What is before a brace has none, because a
 * line of JSON with thousands of them would otherwise be read again for each.
 */
const HEADING_LINE =
  /^(?:[ \t>]|[-*+][ \t]|\d{1,9}[.)][ \t])*#{1,6}[ \t].*\}.*$|^[^}\n\r\u2028\u2029]*\}.*$(?=\n[ \t>]*(?:=+|-+)[ \t]*(?:\n|$))/gm

/** The id of a heading. `${#name}` is code, and a backslash makes the brace a character. */
const ID_AT_END = /(?<![$\\])\{[ \t]*#[^\s{}]+[ \t]*\}[ \t]*$/

/**
 * Keeps the parser from reading any braces at the end of a heading as attributes: only `{#id}` is an id, everything else is
 * text. Not for MDX, where braces are JavaScript.
 */
export function insertBraceMarkers(source: string): string {
  if (!source.includes('}')) return source
  const positions: number[] = []
  for (const { 0: line, index } of source.matchAll(HEADING_LINE)) {
    const end = ID_AT_END.exec(line)?.index ?? line.length
    for (const brace of line.slice(0, end).matchAll(/\}/g)) positions.push(index + brace.index + 1)
  }
  return insertMarkers(source, positions, MARKER)
}
