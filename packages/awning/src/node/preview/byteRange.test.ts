import { describe, expect, it } from 'vitest'
import { parseByteRange } from './byteRange.ts'

describe('parseByteRange', () => {
  it.each([
    ['bytes=0-3', { start: 0, end: 3 }],
    ['bytes=4-', { start: 4, end: 9 }],
    ['bytes=-3', { start: 7, end: 9 }],
    ['bytes=-99', { start: 0, end: 9 }],
    ['bytes=8-99', { start: 8, end: 9 }],
    ['Bytes=9-9', { start: 9, end: 9 }],
  ])('finds the part %s of ten bytes', (header, range) => {
    expect(parseByteRange(header, 10)).toEqual(range)
  })

  it.each(['bytes=10-', 'bytes=99999999999999999999-', 'bytes=-0'])(
    'cannot satisfy %s of ten bytes',
    (header) => {
      expect(parseByteRange(header, 10)).toBe('unsatisfiable')
    },
  )

  it('cannot satisfy any part of an empty file', () => {
    expect(parseByteRange('bytes=0-', 0)).toBe('unsatisfiable')
    expect(parseByteRange('bytes=-5', 0)).toBe('unsatisfiable')
  })

  it.each([
    undefined,
    '',
    'bytes=',
    'bytes=-',
    'bytes=5-2',
    'bytes=0-1,3-4',
    'lines=0-1',
    'bytes=a-b',
  ])('ignores %j', (header) => {
    expect(parseByteRange(header, 10)).toBeUndefined()
  })
})
