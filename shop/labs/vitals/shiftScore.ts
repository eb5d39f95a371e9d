import { coveredArea, visible, type Rectangle, type Size } from './rectangle.ts'

export interface Box extends Rectangle {
  readonly id: string
}

/** One layout shift: what moved, how far, and the score with its two factors. */
export interface Shift {
  readonly moved: readonly { readonly before: Box; readonly after: Box }[]
  /** What the moved boxes cover in sight, before and after. */
  readonly region: readonly Rectangle[]
  /** The greatest move, in pixels. */
  readonly distance: number
  readonly impactFraction: number
  readonly distanceFraction: number
  readonly score: number
}

/**
 * A box that begins elsewhere than in the picture before, and is or was in sight, has moved. One that is
 * new, or only grows, has not.
 */
export function shiftScore(before: readonly Box[], after: readonly Box[], view: Size): Shift {
  const moved = after.flatMap((box) => {
    const old = before.find(({ id }) => id === box.id)
    if (!old || (old.x === box.x && old.y === box.y)) return []
    return visible(old, view) || visible(box, view) ? [{ before: old, after: box }] : []
  })
  const region = moved
    .flatMap((pair) => [visible(pair.before, view), visible(pair.after, view)])
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
