import { array, assert, constantFrom, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CHINESE, endBareAddresses, isBeforeChinese } from './bareAddresses.ts'
import { ADDRESS_END, insertMarkers } from './parserMarkers.ts'
import { proseMatches } from './proseMatches.ts'

/** The same, with one pattern for an address and what follows it, which is tried up to the end of the line for each. */
function simply(source: string): string {
  const address = new RegExp(
    `(?<!\\]\\(\\s*<?|\\]:\\s*<?|[<\\w/=]|=["'])(?:https?://|www\\.)[^\\s<${CHINESE}]+(?=[${CHINESE}])`,
    'u',
  )
  const ends = Array.from(
    proseMatches(source, 'md', address),
    ({ index, end }) => index + source.slice(index, end).replace(/[*_~\uFFFC]+$/, '').length,
  )
  return insertMarkers(source, ends, ADDRESS_END)
}

describe('a bare address', () => {
  it('ends before Chinese text, and not before spaces', () => {
    expect(endBareAddresses('见https://a.b/c，再见 www.d.e f', 'md')).toBe(
      `见https://a.b/c${ADDRESS_END}，再见 www.d.e f`,
    )
  })

  it('ends there in any text', () => {
    const piece = constantFrom(
      'https://',
      'http://',
      'www.',
      'a',
      '，',
      '中',
      '\u3000',
      ' ',
      '\n',
      '`',
      '```',
      '\\',
      '{',
      '<',
      '](',
      ']: ',
      '="',
      '*',
      '_',
      '/',
    )
    assert(
      property(array(piece, { maxLength: 30 }), (pieces) => {
        expect(endBareAddresses(pieces.join(''), 'md')).toBe(simply(pieces.join('')))
      }),
    )
  })

  it('is read once in a line of JSON that has 100,000 of them', () => {
    const line = '"https://a.b",'.repeat(100_000)
    expect(endBareAddresses(line, 'md')).toBe(line)
  }, 5000)
})

describe('what follows an address', () => {
  it.each(['，', 'a，', 'a\u3000b', 'a*b中<'])('has Chinese text without a space: %j', (text) => {
    expect(isBeforeChinese(text)).toBe(true)
  })

  it.each(['', 'a', ' 中', 'a b中', 'a<中'])('has none: %j', (text) => {
    expect(isBeforeChinese(text)).toBe(false)
  })
})
