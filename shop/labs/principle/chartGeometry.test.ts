import { describe, expect, it } from 'vitest'
import { changeNames } from './changes.ts'
import {
  barOf,
  chartHeight,
  chartWidth,
  labelWidth,
  forcedLayoutArrows,
  rowOf,
  spanOf,
  refreshesOf,
} from './chartGeometry.ts'
import { axisY } from './chartGeometry.ts'
import { frameOf } from './frame.ts'

describe('the chart of a frame', () => {
  it('contains all work of both frames', () => {
    for (const name of changeNames) {
      const frame = frameOf(name, 3000)
      const span = spanOf([frame, frameOf('color', 3000)], 60)
      for (const { x, width, y } of frame.work.map((work) => barOf(work, span))) {
        expect(x).toBeGreaterThanOrEqual(labelWidth)
        expect(x + width).toBeLessThanOrEqual(chartWidth)
        expect(y).toBeLessThan(axisY)
      }
    }
    expect(axisY).toBeLessThan(chartHeight)
  })

  it('always shows where the budget ends', () => {
    expect(refreshesOf(spanOf([frameOf('animation', 100)], 60), 60)).toHaveLength(1)
    expect(refreshesOf(spanOf([frameOf('animation', 100)], 120), 120)[0]?.time).toBeCloseTo(8.33)
  })

  it('shows every refresh of the screen that a long frame misses', () => {
    const frame = frameOf('thrash', 1200)
    expect(refreshesOf(spanOf([frame], 60), 60).length).toBeGreaterThan(1)
  })

  it('makes even the shortest work visible', () => {
    const frame = frameOf('transform', 100)
    expect(frame.work.every((work) => barOf(work, 200).width >= 1.5)).toBe(true)
  })

  it('has an arrow from every forced layout to the script, and no others', () => {
    expect(forcedLayoutArrows(frameOf('width', 1000), 20)).toEqual([])
    expect(forcedLayoutArrows(frameOf('readAfterWrite', 1000), 20)).toHaveLength(1)
    expect(forcedLayoutArrows(frameOf('thrash', 1000), 60)).toHaveLength(4)
  })

  it('separates the compositor from the main thread', () => {
    expect(rowOf('composite') - rowOf('paint')).toBeGreaterThan(rowOf('paint') - rowOf('layout'))
  })
})
