/**
 * Paints a new page before all of it is laid out. For its first frame the style sheet makes the browser
 * skip what is below the screen (`content-visibility`), which on a slow device is half of the work.
 * After that frame the whole page is laid out, so positions and sizes are exact from then on.
 */
export function deferOffscreenLayout(): void {
  const { dataset } = document.documentElement
  dataset['deferringLayout'] = ''
  // The second frame begins when the first has been painted.
  requestAnimationFrame(() => requestAnimationFrame(layOutWholePage))
}

/** Ends the deferral early, for scrolling to a position that must be exact. */
export function layOutWholePage(): void {
  delete document.documentElement.dataset['deferringLayout']
}
