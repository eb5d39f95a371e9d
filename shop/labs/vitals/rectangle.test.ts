import { describe, expect, it } from 'vitest'
import { coveredArea, visiblePart } from './rectangle.ts'

const view = { width: 100, height: 200 }

describe('a rectangle', () => {
  it('is clipped to the viewport', () => {
    expect(visiblePart({ x: 10, y: 150, width: 50, height: 100 }, view)).toEqual({
      x: 10,
      y: 150,
      width: 50,
      height: 50,
    })
    expect(visiblePart({ x: -20, y: -5, width: 50, height: 10 }, view)).toEqual({
      x: 0,
      y: 0,
      width: 30,
      height: 5,
    })
  })

  it('is not visible below the fold', () => {
    expect(visiblePart({ x: 0, y: 200, width: 50, height: 10 }, view)).toBeUndefined()
  })
})

describe('the covered area', () => {
  it('counts what two rectangles share once', () => {
    expect(
      coveredArea([
        { x: 0, y: 0, width: 10, height: 10 },
        { x: 5, y: 5, width: 10, height: 10 },
      ]),
    ).toBe(175)
  })

  it('adds separate rectangles', () => {
    expect(
      coveredArea([
        { x: 0, y: 0, width: 10, height: 10 },
        { x: 20, y: 0, width: 10, height: 10 },
        { x: 0, y: 50, width: 10, height: 10 },
      ]),
    ).toBe(300)
  })

  it('ignores a rectangle inside another one', () => {
    expect(
      coveredArea([
        { x: 0, y: 0, width: 10, height: 10 },
        { x: 2, y: 2, width: 3, height: 3 },
      ]),
    ).toBe(100)
    expect(coveredArea([])).toBe(0)
  })
})
