import { describe, expect, it } from 'vitest'
import type { Edge } from './schedule.ts'
import { throttle } from './throttle.ts'

const runTimes = (...args: Parameters<typeof throttle>) =>
  throttle(...args).runs.map((run) => run.at)

describe('a throttled handler', () => {
  it('on the leading edge handles the first event and drops the others of the interval', () => {
    expect(runTimes([0, 30, 60, 100, 130], 100, 'leading')).toEqual([0, 100])
  })

  it('on the trailing edge handles the latest event at the end of the interval', () => {
    expect(throttle([0, 30, 60], 100, 'trailing').runs).toEqual([{ at: 100, eventIndex: 2 }])
  })

  it('on both edges handles the first event at once and the last at the end', () => {
    expect(throttle([0, 30, 60], 100, 'both').runs).toEqual([
      { at: 0, eventIndex: 0 },
      { at: 100, eventIndex: 2 },
    ])
  })

  it('on both edges runs once for a single event', () => {
    expect(runTimes([0, 500], 100, 'both')).toEqual([0, 500])
  })

  it('starts a new interval after a trailing run', () => {
    expect(runTimes([0, 50, 120, 450], 100, 'both')).toEqual([0, 100, 200, 450])
    expect(runTimes([0, 150], 100, 'trailing')).toEqual([100, 200])
  })

  it.each<Edge>(['leading', 'trailing', 'both'])('never runs twice within the wait: %s', (edge) => {
    const busy = Array.from({ length: 200 }, (_, index) => index * 7 + (index % 3))
    const runs = runTimes(busy, 100, edge)
    expect(runs.length).toBeGreaterThan(10)
    expect(runs.every((time, index) => index === 0 || time - (runs[index - 1] ?? 0) >= 100)).toBe(
      true,
    )
  })

  it('records the intervals', () => {
    expect(throttle([0, 30, 300], 100, 'leading').spans).toEqual([
      { from: 0, to: 100 },
      { from: 300, to: 400 },
    ])
  })

  it('does nothing without events', () => {
    expect(throttle([], 100, 'both')).toEqual({ runs: [], spans: [] })
  })
})
