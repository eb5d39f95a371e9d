export interface TimedScore {
  readonly at: number
  readonly score: number
}

const maxGap = 1000
const maxWindow = 5000

/** Groups shifts, in order of time, into session windows: gaps under a second, at most five seconds long. */
export function sessionWindows<Timed extends TimedScore>(shifts: readonly Timed[]): Timed[][] {
  const windows: Timed[][] = []
  for (const shift of shifts) {
    const current = windows.at(-1)
    const last = current?.at(-1)?.at ?? -Infinity
    const first = current?.[0]?.at ?? -Infinity
    if (current && shift.at - last < maxGap && shift.at - first < maxWindow) current.push(shift)
    else windows.push([shift])
  }
  return windows
}

export function windowScore(window: readonly TimedScore[]): number {
  return window.reduce((sum, { score }) => sum + score, 0)
}

/** The score of the worst session window. */
export function cumulativeLayoutShift(shifts: readonly TimedScore[]): number {
  return Math.max(0, ...sessionWindows(shifts).map(windowScore))
}
