import { describe, expect, it } from 'vitest'
import { debounce } from './debounce.ts'

const at = (...args: Parameters<typeof debounce>) => debounce(...args).runs.map((run) => run.at)

describe('a debounced handler', () => {
  it('runs once a burst, when nothing has come for the wait', () => {
    expect(at([0, 50, 90, 400], 100, 'trailing')).toEqual([190, 500])
  })

  it('gets the data of the last event at the end, of the first at the start', () => {
    expect(debounce([0, 50, 90], 100, 'trailing').runs).toEqual([{ at: 190, of: 2 }])
    expect(debounce([0, 50, 90], 100, 'leading').runs).toEqual([{ at: 0, of: 0 }])
  })

  it('at the start stays silent until the burst is over', () => {
    expect(at([0, 90, 180, 270, 400], 100, 'leading')).toEqual([0, 400])
  })

  it('at both ends runs twice a burst, but once for an event alone', () => {
    expect(at([0, 50, 400], 100, 'both')).toEqual([0, 150, 400])
  })

  it('takes an event exactly one wait later as a new burst', () => {
    expect(at([0, 100], 100, 'trailing')).toEqual([100, 200])
  })

  it('never runs in a burst that does not end before its wait', () => {
    const busy = Array.from({ length: 50 }, (_, index) => index * 20)
    expect(at(busy, 100, 'trailing')).toEqual([1080])
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
