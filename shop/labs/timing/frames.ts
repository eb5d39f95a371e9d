import type { Run, Schedule } from './schedule.ts'

/** The length of a frame in milliseconds, at 60 frames per second. */
export const frameLength = 1000 / 60

/** One run before the next frame, with the latest event. Times are ascending. */
export function frames(times: readonly number[]): Schedule {
  const runs: Run[] = []
  times.forEach((time, index) => {
    const at = (Math.floor(time / frameLength) + 1) * frameLength
    if (runs.at(-1)?.at === at) runs.pop()
    runs.push({ at, eventIndex: index })
  })
  return { runs, spans: [] }
}
