/** Position of a heading in the window. */
export interface HeadingBox {
  readonly top: number
  readonly bottom: number
}

/**
 * Which heading the reader is at: the first one below the navbar if it is in the upper half of the
 * window, else the one before it; the last one when all are above. Undefined above the first. Each
 * heading is below those before it, so few are measured: a page may have thousands, and this runs with every scroll.
 */
export function activeHeading(
  count: number,
  boxOf: (index: number) => HeadingBox,
  navbar: number,
  height: number,
): number | undefined {
  let [next, end] = [0, count]
  while (next < end) {
    const middle = (next + end) >>> 1
    if (boxOf(middle).top >= navbar) end = middle
    else next = middle + 1
  }
  if (next === count) return count > 0 ? count - 1 : undefined
  const { top, bottom } = boxOf(next)
  if (top > 0 && bottom < height / 2) return next
  return next > 0 ? next - 1 : undefined
}
