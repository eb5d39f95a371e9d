/** Elements that are laid out in one frame: few enough that the browser can answer the reader between two frames. */
const elementsInStep = 8

/**
 * Paints a new page before all of it is laid out. For its first frame the style sheet makes the browser
 * skip what is below the screen (`content-visibility`), which on a slow device is half of the work.
 * That is laid out in the frames that follow, so positions and sizes are exact soon after.
 */
export function deferOffscreenLayout(): void {
  document.documentElement.dataset['laidOut'] = ''
  // The second frame begins when the first has been painted.
  requestAnimationFrame(() => requestAnimationFrame(layOutInSteps))
}

/** Lays out what was skipped: a few elements in each frame, from top to bottom. */
export function layOutInSteps(): void {
  // Two selectors in place of `:is()`, which browsers from 2020 do not know.
  const skipped = document.querySelectorAll<HTMLElement>(
    'article>:not([data-laid-out]),.prose>:not([data-laid-out])',
  )
  for (const { dataset } of [...skipped].slice(0, elementsInStep)) dataset['laidOut'] = ''
  if (skipped[0]) requestAnimationFrame(layOutInSteps)
  else layOutWholePage()
}

/** Lays out all of it at once, for scrolling to a position that must be exact. */
export function layOutWholePage(): void {
  // The root has the attribute while elements are skipped, and an element once it is laid out.
  for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-laid-out]'))
    delete dataset['laidOut']
}
