/** In milliseconds. A device whose hydration takes longer also takes noticeably long to prepare a cross-fade. */
const slowHydration = 100

let hydrationTime: number | undefined

/** Called once, after hydration: how long it took is the measure of the device's speed. */
export function recordHydrationTime(milliseconds: number): void {
  hydrationTime = milliseconds
}

/**
 * Whether a change of page may be animated. A view transition makes the browser paint the old page once
 * more before the new one. That takes no noticeable time on a fast device, but a third of a second on a
 * slow one.
 */
export function mayAnimate(): boolean {
  const isFast = hydrationTime !== undefined && hydrationTime < slowHydration
  return isFast && !matchMedia('(prefers-reduced-motion: reduce)').matches
}
