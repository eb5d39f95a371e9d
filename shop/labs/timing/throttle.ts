import type { Edge, Run, Schedule, Span } from './schedule.ts'

/**
 * At most one run each `wait`. An event that finds the door open shuts it for `wait`: `leading`
 * lets that event in at once, `trailing` lets in the latest of those that came when the door opens
 * again, which shuts it again. Times ascend.
 */
export function throttle(times: readonly number[], wait: number, edge: Edge): Schedule {
  const runs: Run[] = []
  const spans: Span[] = []
  let opens = -Infinity
  let waiting: number | undefined

  function shut(at: number): void {
    opens = at + wait
    spans.push({ from: at, to: opens })
  }

  function flush(now: number): void {
    if (waiting === undefined || opens > now) return
    runs.push({ at: opens, of: waiting })
    waiting = undefined
    shut(opens)
  }

  times.forEach((time, index) => {
    flush(time)
    if (time < opens) {
      if (edge !== 'leading') waiting = index
      return
    }
    shut(time)
    if (edge === 'trailing') waiting = index
    else runs.push({ at: time, of: index })
  })
  flush(Infinity)
  return { runs, spans }
}
