/** What of a task may pass unnoticed. */
const unnoticed = 50

/**
 * Total blocking time as browsers' own tools count it: of every task, what is over 50 ms, from the
 * first contentful paint on. What comes before it is waited for, and is in the time of that paint.
 */
export function blockingTime(
  firstPaint: number,
  longTasks: readonly (readonly [start: number, end: number])[],
): number {
  return longTasks.reduce(
    (sum, [start, end]) => sum + Math.max(0, end - Math.max(start, firstPaint) - unnoticed),
    0,
  )
}
