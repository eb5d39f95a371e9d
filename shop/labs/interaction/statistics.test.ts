import { describe, expect, it } from 'vitest'
import { fitLine, median } from './statistics.ts'

describe('median', () => {
  it('is the middle value of an odd number of values in any order', () => {
    expect(median([900, 100, 300])).toBe(300)
  })

  it('is the mean of the two middle values of an even number', () => {
    expect(median([4, 1, 3, 2])).toBe(2.5)
  })

  it('is not affected by an outlier', () => {
    expect(median([300, 310, 320, 330, 60_000])).toBe(320)
  })

  it('does not change its argument, and is NaN without values', () => {
    const values = [3, 1, 2]
    median(values)
    expect(values).toEqual([3, 1, 2])
    expect(median([])).toBeNaN()
  })
})

describe('fitLine', () => {
  it('finds the line through collinear points, with an R² of 1', () => {
    const line = fitLine([1, 2, 5].map((x) => ({ x, y: 100 + 150 * x })))
    expect(line?.intercept).toBeCloseTo(100)
    expect(line?.slope).toBeCloseTo(150)
    expect(line?.r2).toBeCloseTo(1)
  })

  it('minimises the squared distances of other points', () => {
    const line = fitLine([
      { x: 0, y: 1 },
      { x: 1, y: 1 },
      { x: 2, y: 4 },
    ])
    expect(line?.slope).toBeCloseTo(1.5)
    expect(line?.intercept).toBeCloseTo(0.5)
    expect(line?.r2).toBeCloseTo(0.75)
  })

  it('has an R² of 0 where y does not depend on x', () => {
    const square = [0, 1].flatMap((x) => [0, 1].map((y) => ({ x, y })))
    expect(fitLine(square)?.r2).toBe(0)
  })

  it('is horizontal through points of the same height', () => {
    expect(fitLine([1, 2].map((x) => ({ x, y: 5 })))).toEqual({ slope: 0, intercept: 5, r2: 1 })
  })

  it('is undefined for one point, none, or several with the same x', () => {
    expect(fitLine([])).toBeUndefined()
    expect(fitLine([{ x: 1, y: 1 }])).toBeUndefined()
    expect(fitLine([1, 2].map((y) => ({ x: 1, y })))).toBeUndefined()
  })
})
