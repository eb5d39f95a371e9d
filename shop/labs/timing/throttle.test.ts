import { describe, expect, it } from 'vitest'
import type { Edge } from './schedule.ts'
import { throttle } from './throttle.ts'

const at = (...args: Parameters<typeof throttle>) => throttle(...args).runs.map((run) => run.at)

describe('a throttled handler', () => {
  it('at the start lets the first in and loses what comes before the door opens', () => {
    expect(at([0, 30, 60, 100, 130], 100, 'leading')).toEqual([0, 100])
  })

  it('at the end runs with the latest event when the door opens', () => {
    expect(throttle([0, 30, 60], 100, 'trailing').runs).toEqual([{ at: 100, of: 2 }])
  })

  it('at both ends lets the first in at once and makes up for the last', () => {
    expect(throttle([0, 30, 60], 100, 'both').runs).toEqual([
      { at: 0, of: 0 },
      { at: 100, of: 2 },
    ])
  })

  it('at both ends runs once for an event alone', () => {
    expect(at([0, 500], 100, 'both')).toEqual([0, 500])
  })

  it('shuts the door again after a late run', () => {
    expect(at([0, 50, 120, 450], 100, 'both')).toEqual([0, 100, 200, 450])
    expect(at([0, 150], 100, 'trailing')).toEqual([100, 200])
  })

  it.each<Edge>(['leading', 'trailing', 'both'])('never runs twice within the wait: %s', (edge) => {
    const busy = Array.from({ length: 200 }, (_, index) => index * 7 + (index % 3))
    const runs = at(busy, 100, edge)
    expect(runs.length).toBeGreaterThan(10)
    expect(runs.every((time, index) => index === 0 || time - (runs[index - 1] ?? 0) >= 100)).toBe(
      true,
    )
  })

  it('shows when the door was shut', () => {
    expect(throttle([0, 30, 300], 100, 'leading').spans).toEqual([
      { from: 0, to: 100 },
      { from: 300, to: 400 },
    ])
  })

  it('does nothing without events', () => {
    expect(throttle([], 100, 'both')).toEqual({ runs: [], spans: [] })
  })
})
