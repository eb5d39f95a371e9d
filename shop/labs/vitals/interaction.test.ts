import { describe, expect, it } from 'vitest'
import { measureInteraction } from './interaction.ts'

const click = { blocked: 120, work: 180, yields: false, nodes: 2000 }

describe('an interaction', () => {
  it('lasts from the click to the next paint, in steps of eight milliseconds', () => {
    const { delay, processing, presentation, duration } = measureInteraction(click)
    expect(delay).toBe(120)
    expect(processing).toBe(186)
    expect(presentation).toBe(46)
    expect(duration).toBe(352)
  })

  it('defers the work and its paint when the handler yields after its feedback', () => {
    const yielding = measureInteraction({ ...click, yields: true })
    expect(yielding.duration).toBeLessThan(140)
    expect(yielding.later).toEqual({ work: 180, presentation: 46 })
    expect(measureInteraction(click).later).toBeUndefined()
  })

  it('stays slow despite yielding when another task blocks the thread', () => {
    expect(measureInteraction({ ...click, blocked: 400, yields: true }).duration).toBeGreaterThan(
      400,
    )
  })

  it('has a longer presentation delay the more elements change', () => {
    expect(measureInteraction({ ...click, nodes: 20_000 }).presentation).toBe(406)
  })
})
