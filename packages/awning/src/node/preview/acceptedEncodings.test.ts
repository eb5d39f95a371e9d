import { describe, expect, it } from 'vitest'
import { acceptedEncodings } from './acceptedEncodings.ts'

describe('acceptedEncodings', () => {
  it.each([
    [undefined, []],
    ['', []],
    ['gzip, deflate, br, zstd', ['br', 'gzip']],
    ['GZIP', ['gzip']],
    ['br;q=0.5, gzip;q=0.8', ['gzip', 'br']],
    ['br;q=0, gzip', ['gzip']],
    ['br ; q=0.000 , gzip ; q=0', []],
    ['*', ['br', 'gzip']],
    ['*;q=0', []],
    ['*, br;q=0', ['gzip']],
    ['identity;q=1, *;q=0', []],
    ['identity, gzip;q=0.5', []],
    ['br;q=nonsense, gzip', ['gzip']],
    ['deflate, zstd', []],
  ])('reads %j as %j', (header, encodings) => {
    expect(acceptedEncodings(header)).toEqual(encodings)
  })
})
