import type { Edge, Run, Schedule, Span } from './schedule.ts'

/**
 * At most one run per `wait`. An event outside an interval starts one of length `wait`: `leading` handles
 * that event at once, `trailing` handles the latest event at the end of the interval, which starts the
 * next one. Times are ascending.
 */
export function throttle(times: readonly number[], wait: number, edge: Edge): Schedule {
  const runs: Run[] = []
  const spans: Span[] = []
  let opensAt = -Infinity
  let pendingEvent: number | undefined

  function startInterval(at: number): void {
    opensAt = at + wait
    spans.push({ from: at, to: opensAt })
  }

  function flush(now: number): void {
    if (pendingEvent === undefined || opensAt > now) return
    runs.push({ at: opensAt, eventIndex: pendingEvent })
    pendingEvent = undefined
    startInterval(opensAt)
  }

  times.forEach((time, index) => {
    flush(time)
    if (time < opensAt) {
      if (edge !== 'leading') pendingEvent = index
      return
    }
    startInterval(time)
    if (edge === 'trailing') pendingEvent = index
    else runs.push({ at: time, eventIndex: index })
  })
  flush(Infinity)
  return { runs, spans }
}
