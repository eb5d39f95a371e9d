import { describe, expect, it } from 'vitest'
import { frameLength, frames } from './frames.ts'

describe('a handler of animation frames', () => {
  it('runs once before the next frame with the latest event, regardless of their number', () => {
    expect(frames([1, 5, 9]).runs).toEqual([{ at: frameLength, eventIndex: 2 }])
  })

  it('runs in every frame that had an event, and in no other', () => {
    expect(frames([1, 20, 90]).runs.map(({ at }) => Math.round(at / frameLength))).toEqual([
      1, 2, 6,
    ])
  })

  it('handles an event at the start of a frame in the next one', () => {
    expect(frames([0]).runs).toEqual([{ at: frameLength, eventIndex: 0 }])
  })

  it('does nothing without events', () => {
    expect(frames([]).runs).toEqual([])
  })
})
