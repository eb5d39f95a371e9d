import { describe, expect, it } from 'vitest'
import { debounce } from './debounce.ts'

const runTimes = (...args: Parameters<typeof debounce>) =>
  debounce(...args).runs.map((run) => run.at)

describe('a debounced handler', () => {
  it('runs once per burst, after a wait without events', () => {
    expect(runTimes([0, 50, 90, 400], 100, 'trailing')).toEqual([190, 500])
  })

  it('gets the last event on the trailing edge, the first on the leading edge', () => {
    expect(debounce([0, 50, 90], 100, 'trailing').runs).toEqual([{ at: 190, eventIndex: 2 }])
    expect(debounce([0, 50, 90], 100, 'leading').runs).toEqual([{ at: 0, eventIndex: 0 }])
  })

  it('on the leading edge does not run again until the burst is over', () => {
    expect(runTimes([0, 90, 180, 270, 400], 100, 'leading')).toEqual([0, 400])
  })

  it('on both edges runs twice per burst, but once for a single event', () => {
    expect(runTimes([0, 50, 400], 100, 'both')).toEqual([0, 150, 400])
  })

  it('treats an event exactly one wait later as a new burst', () => {
    expect(runTimes([0, 100], 100, 'trailing')).toEqual([100, 200])
  })

  it('never runs in a burst that does not end before its wait', () => {
    const busy = Array.from({ length: 50 }, (_, index) => index * 20)
    expect(runTimes(busy, 100, 'trailing')).toEqual([1080])
  })

  it('waits from the first event of a burst to a wait after the last', () => {
    expect(debounce([0, 50, 400], 100, 'leading').spans).toEqual([
      { from: 0, to: 150 },
      { from: 400, to: 500 },
    ])
  })

  it('does nothing without events', () => {
    expect(debounce([], 100, 'both')).toEqual({ runs: [], spans: [] })
  })
})
