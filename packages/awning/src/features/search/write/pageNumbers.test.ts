import { describe, expect, it } from 'vitest'
import { pageNumbers, roundedCount } from './pageNumbers.ts'

const hrefs = Array.from({ length: 3000 }, (_, at) => `/docs/g${Math.floor(at / 20)}/d${at}`)
const byHref = (list: readonly string[]) => {
  const numbers = pageNumbers(list)
  return new Map(list.map((href, at) => [href, numbers[at]]))
}

describe('the numbers of pages', () => {
  it('are in their order, with gaps', () => {
    const numbers = pageNumbers(hrefs)
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
    expect(new Set(numbers).size).toBe(hrefs.length)
    expect(numbers.at(-1)).toBeLessThan(hrefs.length * 3)
  })

  it('change near a page that is added or removed, and seldom elsewhere', () => {
    const before = byHref(hrefs)
    const changes = Array.from({ length: 50 }, (_, at) => {
      const after = byHref(hrefs.toSpliced(at * 60 + 7, 0, `/docs/new-${at}`))
      return hrefs.filter((href) => before.get(href) !== after.get(href)).length
    }).toSorted((a, b) => a - b)
    expect(changes[40]).toBeLessThan(200)
    const without = byHref(hrefs.toSpliced(1000, 1))
    expect(hrefs.filter((href) => before.get(href) !== without.get(href)).length).toBeLessThan(300)
  })
})

describe('a rounded count', () => {
  it.each([
    [1, 1],
    [15, 15],
    [17, 18],
    [100, 104],
    [1000, 1024],
  ])('of %i is %i', (count, expected) => expect(roundedCount(count)).toBe(expected))

  it('is at most an eighth too large', () => {
    for (let count = 1; count < 5000; count += 7) {
      expect(roundedCount(count)).toBeGreaterThanOrEqual(count)
      expect(roundedCount(count)).toBeLessThanOrEqual(count * 1.125 + 1)
    }
  })
})
