/**
 * A new page is painted before all of it is laid out: while it arrives, style sheets have the browser
 * skip what is below the screen (`content-visibility`), which on a slow device is half of the work.
 * A frame later everything is laid out, and stays so: places and sizes are exact from then on.
 */
export function arrive(): void {
  const { dataset } = document.documentElement
  dataset['arriving'] = ''
  // The second frame begins when the first has been painted.
  requestAnimationFrame(() => requestAnimationFrame(settle))
}

/** Lays out the whole page now. */
export function settle(): void {
  delete document.documentElement.dataset['arriving']
}
