import { coveredArea, visiblePart, type Rectangle, type Size } from './rectangle.ts'

export interface Box extends Rectangle {
  readonly id: string
}

/** One layout shift: what moved, how far, and the score with its two factors. */
export interface Shift {
  readonly moved: readonly { readonly before: Box; readonly after: Box }[]
  /** The visible parts of the moved boxes, before and after. */
  readonly region: readonly Rectangle[]
  /** The greatest distance that a box moved, in pixels. */
  readonly distance: number
  readonly impactFraction: number
  readonly distanceFraction: number
  readonly score: number
}

/**
 * A box has moved if its start position changed and it is or was visible. A box that is new, or only
 * grows, has not.
 */
export function shiftScore(before: readonly Box[], after: readonly Box[], view: Size): Shift {
  const moved = after.flatMap((box) => {
    const previous = before.find(({ id }) => id === box.id)
    if (!previous || (previous.x === box.x && previous.y === box.y)) return []
    return visiblePart(previous, view) || visiblePart(box, view)
      ? [{ before: previous, after: box }]
      : []
  })
  const region = moved
    .flatMap((pair) => [visiblePart(pair.before, view), visiblePart(pair.after, view)])
    .filter((part) => part !== undefined)
  const distance = Math.max(
    0,
    ...moved.map((pair) =>
      Math.max(Math.abs(pair.after.x - pair.before.x), Math.abs(pair.after.y - pair.before.y)),
    ),
  )
  const impactFraction = coveredArea(region) / (view.width * view.height)
  const distanceFraction = Math.min(1, distance / Math.max(view.width, view.height))
  const score = impactFraction * distanceFraction
  return { moved, region, distance, impactFraction, distanceFraction, score }
}
