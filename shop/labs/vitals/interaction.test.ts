import { describe, expect, it } from 'vitest'
import { interact } from './interaction.ts'

const click = { blocked: 120, work: 180, yields: false, nodes: 2000 }

describe('an interaction', () => {
  it('lasts from the press to the picture, in steps of eight milliseconds', () => {
    const { delay, processing, presentation, duration } = interact(click)
    expect(delay).toBe(120)
    expect(processing).toBe(186)
    expect(presentation).toBe(46)
    expect(duration).toBe(352)
  })

  it('leaves work and its picture for later when the handler yields after its feedback', () => {
    const yielding = interact({ ...click, yields: true })
    expect(yielding.duration).toBeLessThan(140)
    expect(yielding.later).toEqual({ work: 180, presentation: 46 })
    expect(interact(click).later).toBeUndefined()
  })

  it('cannot be saved by yielding when another task stands in the way', () => {
    expect(interact({ ...click, blocked: 400, yields: true }).duration).toBeGreaterThan(400)
  })

  it('takes longer to show the more elements change', () => {
    expect(interact({ ...click, nodes: 20_000 }).presentation).toBe(406)
  })
})
