import { array, assert, constantFrom, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { insertBraceMarkers } from './headingBraces.ts'
import { insertMarkers, MARKER } from './parserMarkers.ts'

/** The same, with a pattern that is plain and reads a line again for each of its braces. */
function simply(source: string): string {
  const line =
    /^(?:[ \t>]|[-*+][ \t]|\d{1,9}[.)][ \t])*#{1,6}[ \t].*\}.*$|^.*\}.*$(?=\n[ \t>]*(?:=+|-+)[ \t]*(?:\n|$))/gm
  const positions = [...source.matchAll(line)].flatMap(({ 0: text, index }) => {
    const end = /(?<![$\\])\{[ \t]*#[^\s{}]+[ \t]*\}[ \t]*$/.exec(text)?.index ?? text.length
    return Array.from(text.slice(0, end).matchAll(/\}/g), (brace) => index + brace.index + 1)
  })
  return insertMarkers(source, positions, MARKER)
}

describe('braces of headings', () => {
  it('get markers, other than those of an id at the end', () => {
    expect(insertBraceMarkers('## a{b} {#c}\n\n{d}\n\ne{f}\n---')).toBe(
      `## a{b}${MARKER} {#c}\n\n{d}\n\ne{f}${MARKER}\n---`,
    )
  })

  it('are found in any lines', () => {
    const piece = constantFrom('{', '}', '#', ' ', 'a', '\n', '\r', '>', '-', '=', '{#a}', '1. ')
    assert(
      property(array(piece, { maxLength: 30 }), (pieces) => {
        expect(insertBraceMarkers(pieces.join(''))).toBe(simply(pieces.join('')))
      }),
    )
  })

  it('are looked for once in a line that has 200,000 of them', () => {
    const line = '{}'.repeat(200_000)
    expect(insertBraceMarkers(`\`\`\`json\n${line}\n\`\`\``)).not.toContain(MARKER)
  }, 5000)
})
