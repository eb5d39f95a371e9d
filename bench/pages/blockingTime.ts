/** The part of a task that does not block, in milliseconds. */
const unnoticed = 50

/**
 * Total blocking time as browser tools count it: the part over 50 ms of every task after the first
 * contentful paint. Tasks before it are part of the time of that paint.
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
