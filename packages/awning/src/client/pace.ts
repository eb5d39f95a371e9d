/** Longer than this to take the page over, and a cross-fade would keep the reader waiting. */
const slow = 100

let tookOver: number | undefined

/** Told once, when the app has taken the page over: how long that took tells what the device can do. */
export function keepPace(milliseconds: number): void {
  tookOver = milliseconds
}

/**
 * Whether a change of page may be animated. A view transition has the browser draw the old page once
 * more before the new one: nothing on a quick device, a third of a second on a slow one.
 */
export function mayAnimate(): boolean {
  const isQuick = tookOver !== undefined && tookOver < slow
  return isQuick && !matchMedia('(prefers-reduced-motion: reduce)').matches
}
