import { describe, expect, it } from 'vitest'
import { isContradictory, maxAge } from './cacheControl.ts'

const headers = (value: string) => new Headers({ 'cache-control': value })

describe('maxAge', () => {
  it.each([
    ['no-cache', 0],
    ['no-store', 0],
    ['max-age=0, must-revalidate', 0],
    ['max-age=600', 600],
    ['public, s-maxage=60, max-age=1', 1],
    ['no-cache, max-age=600', 0],
    ['public', undefined],
  ])('of %s is %s', (value, seconds) => {
    expect(maxAge(headers(value))).toBe(seconds)
  })

  it('is unknown without the header', () => {
    expect(maxAge(new Headers())).toBeUndefined()
  })
})

describe('isContradictory', () => {
  it('is true of rules that were joined', () => {
    expect(isContradictory(headers('max-age=0, must-revalidate, max-age=31536000'))).toBe(true)
    expect(isContradictory(headers('no-cache, public, max-age=31536000, immutable'))).toBe(true)
  })

  it('is false of one rule, also twice', () => {
    expect(isContradictory(headers('public, max-age=31536000, immutable'))).toBe(false)
    expect(isContradictory(headers('no-cache, no-cache'))).toBe(false)
    expect(isContradictory(new Headers())).toBe(false)
  })
})
