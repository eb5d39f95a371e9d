import type { Run, Schedule } from './schedule.ts'

/** Sixty pictures a second. */
export const frame = 1000 / 60

/** One run before the next picture, with the latest event. Times ascend. */
export function frames(times: readonly number[]): Schedule {
  const runs: Run[] = []
  times.forEach((time, index) => {
    const at = (Math.floor(time / frame) + 1) * frame
    if (runs.at(-1)?.at === at) runs.pop()
    runs.push({ at, of: index })
  })
  return { runs, spans: [] }
}
