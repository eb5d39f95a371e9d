import { describe, expect, it } from 'vitest'
import { changeNames } from './changes.ts'
import {
  barOf,
  chartHeight,
  chartWidth,
  gutter,
  loopsOf,
  rowOf,
  spanOf,
  turnsOf,
} from './chartGeometry.ts'
import { axisAt } from './chartGeometry.ts'
import { frameOf } from './frame.ts'

describe('the picture of a frame', () => {
  it('has room for all work of both frames', () => {
    for (const name of changeNames) {
      const frame = frameOf(name, 3000)
      const span = spanOf([frame, frameOf('color', 3000)], 60)
      for (const { x, width, y } of frame.work.map((work) => barOf(work, span))) {
        expect(x).toBeGreaterThanOrEqual(gutter)
        expect(x + width).toBeLessThanOrEqual(chartWidth)
        expect(y).toBeLessThan(axisAt)
      }
    }
    expect(axisAt).toBeLessThan(chartHeight)
  })

  it('always shows where the budget ends', () => {
    expect(turnsOf(spanOf([frameOf('animation', 100)], 60), 60)).toHaveLength(1)
    expect(turnsOf(spanOf([frameOf('animation', 100)], 120), 120)[0]?.time).toBeCloseTo(8.33)
  })

  it('shows every turn of the screen that a long frame misses', () => {
    const frame = frameOf('thrash', 1200)
    expect(turnsOf(spanOf([frame], 60), 60).length).toBeGreaterThan(1)
  })

  it('leaves even the shortest work to be seen', () => {
    const frame = frameOf('transform', 100)
    expect(frame.work.every((work) => barOf(work, 200).width >= 1.5)).toBe(true)
  })

  it('goes back from every forced layout to the script, and from no other', () => {
    expect(loopsOf(frameOf('width', 1000), 20)).toEqual([])
    expect(loopsOf(frameOf('readAfterWrite', 1000), 20)).toHaveLength(1)
    expect(loopsOf(frameOf('thrash', 1000), 60)).toHaveLength(4)
  })

  it('sets the compositor apart', () => {
    expect(rowOf('composite') - rowOf('paint')).toBeGreaterThan(rowOf('paint') - rowOf('layout'))
  })
})
