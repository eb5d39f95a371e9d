import { describe, expect, it } from 'vitest'
import { shiftScore, type Box } from './shiftScore.ts'

const view = { width: 400, height: 800 }
const box = (id: string, y: number, height: number): Box => ({ id, x: 0, y, width: 400, height })

describe('the score of a shift', () => {
  it('is impact times distance: half the screen moved by a quarter', () => {
    const shift = shiftScore([box('a', 0, 400)], [box('a', 200, 400)], view)
    expect(shift.impactFraction).toBe(0.75)
    expect(shift.distanceFraction).toBe(0.25)
    expect(shift.score).toBe(0.1875)
  })

  it('uses the greatest distance', () => {
    const shift = shiftScore(
      [box('a', 0, 100), box('b', 100, 100)],
      [box('a', 40, 100), box('b', 300, 100)],
      view,
    )
    expect(shift.distance).toBe(200)
    expect(shift.moved.map(({ after }) => after.id)).toEqual(['a', 'b'])
  })

  it('is zero for new boxes and for boxes that only grow', () => {
    const shift = shiftScore([box('a', 0, 100)], [box('a', 0, 300), box('b', 300, 100)], view)
    expect(shift.score).toBe(0)
    expect(shift.moved).toEqual([])
  })

  it('is zero for boxes that move outside the viewport', () => {
    expect(shiftScore([box('a', 900, 100)], [box('a', 1000, 100)], view).score).toBe(0)
  })

  it('counts only the visible part', () => {
    const shift = shiftScore([box('a', 700, 400)], [box('a', 780, 400)], view)
    expect(shift.impactFraction).toBe(0.125)
  })

  it('limits the distance to the size of the viewport', () => {
    expect(shiftScore([box('a', 0, 800)], [box('a', 5000, 800)], view).distanceFraction).toBe(1)
  })
})
