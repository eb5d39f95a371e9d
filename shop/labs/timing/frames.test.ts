import { describe, expect, it } from 'vitest'
import { frame, frames } from './frames.ts'

describe('a handler of animation frames', () => {
  it('runs once before the next picture with the latest event, however many came', () => {
    expect(frames([1, 5, 9]).runs).toEqual([{ at: frame, of: 2 }])
  })

  it('runs in every frame that had an event, and in no other', () => {
    expect(frames([1, 20, 90]).runs.map(({ at }) => Math.round(at / frame))).toEqual([1, 2, 6])
  })

  it('leaves what comes with a picture for the next one', () => {
    expect(frames([0]).runs).toEqual([{ at: frame, of: 0 }])
  })

  it('does nothing without events', () => {
    expect(frames([]).runs).toEqual([])
  })
})
