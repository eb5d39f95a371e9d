/** Position of a heading in the window. */
export interface HeadingBox {
  readonly top: number
  readonly bottom: number
}

/**
 * Which heading the reader is at: the first one below the navbar if it is in the upper half of the
 * window, else the one before it; the last one when all are above. Undefined above the first.
 */
export function activeHeading(
  boxes: readonly HeadingBox[],
  navbar: number,
  height: number,
): number | undefined {
  const next = boxes.findIndex(({ top }) => top >= navbar)
  if (next < 0) return boxes.length > 0 ? boxes.length - 1 : undefined
  const box = boxes[next]
  const isInUpperHalf = box !== undefined && box.top > 0 && box.bottom < height / 2
  if (isInUpperHalf) return next
  return next > 0 ? next - 1 : undefined
}
