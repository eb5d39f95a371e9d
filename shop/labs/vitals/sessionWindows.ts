export interface TimedScore {
  readonly at: number
  readonly score: number
}

const longestGap = 1000
const longestWindow = 5000

/** Puts shifts, in the order of time, into windows: gaps under a second, five seconds in all. */
export function sessionWindows<Timed extends TimedScore>(shifts: readonly Timed[]): Timed[][] {
  const windows: Timed[][] = []
  for (const shift of shifts) {
    const open = windows.at(-1)
    const last = open?.at(-1)?.at ?? -Infinity
    const first = open?.[0]?.at ?? -Infinity
    if (open && shift.at - last < longestGap && shift.at - first < longestWindow) open.push(shift)
    else windows.push([shift])
  }
  return windows
}

export function windowScore(window: readonly TimedScore[]): number {
  return window.reduce((sum, { score }) => sum + score, 0)
}

/** The worst window of a visit. */
export function cumulativeShift(shifts: readonly TimedScore[]): number {
  return Math.max(0, ...sessionWindows(shifts).map(windowScore))
}
