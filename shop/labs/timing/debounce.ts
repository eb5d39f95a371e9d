import type { Edge, Run, Schedule, Span } from './schedule.ts'

/**
 * Events closer together than `wait` are one burst. `leading` runs with the first of a burst,
 * `trailing` when nothing has come for `wait` after the last; `both` runs at the end only if the
 * first was not the last. Times are ascending.
 */
export function debounce(times: readonly number[], wait: number, edge: Edge): Schedule {
  const runs: Run[] = []
  const spans: Span[] = []
  let first = 0
  times.forEach((time, index) => {
    if (index === first && edge !== 'trailing') runs.push({ at: time, eventIndex: index })
    const next = times[index + 1]
    if (next !== undefined && next - time < wait) return
    const end = time + wait
    spans.push({ from: times[first] ?? time, to: end })
    if (edge === 'trailing' || (edge === 'both' && index > first))
      runs.push({ at: end, eventIndex: index })
    first = index + 1
  })
  return { runs, spans }
}
