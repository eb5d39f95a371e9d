import { describe, expect, it } from 'vitest'
import { cumulativeLayoutShift, sessionWindows } from './sessionWindows.ts'

const shift = (at: number, score = 0.05) => ({ at, score })

describe('session windows', () => {
  it('join shifts less than a second apart', () => {
    expect(
      sessionWindows([shift(300), shift(900), shift(11_000)]).map((one) => one.length),
    ).toEqual([2, 1])
  })

  it('separate at a gap of exactly a second', () => {
    expect(sessionWindows([shift(0), shift(1000)])).toHaveLength(2)
    expect(sessionWindows([shift(0), shift(999)])).toHaveLength(1)
  })

  it('end after five seconds, however dense the shifts', () => {
    const dense = Array.from({ length: 12 }, (_, index) => shift(index * 500))
    expect(sessionWindows(dense).map((one) => one.length)).toEqual([10, 2])
  })
})

describe('the score of a visit', () => {
  it('is that of the worst window, not the sum of all', () => {
    expect(
      cumulativeLayoutShift([shift(0, 0.05), shift(500, 0.03), shift(9000, 0.06)]),
    ).toBeCloseTo(0.08)
    expect(cumulativeLayoutShift([])).toBe(0)
  })
})
