/** Elements that are laid out in one frame of a slow device: few enough that the browser can answer the reader between two frames. */
const elementsInStep = 8

/** Milliseconds from one frame to the next up to which the device had time for more elements: two frames of a screen with 60 of them a second. */
const shortFrame = 34

/**
 * Paints a new page before all of it is laid out. For its first frame the style sheet makes the browser
 * skip what is below the screen (`content-visibility`), which on a slow device is half of the work.
 * That is laid out in the frames that follow, so positions and sizes are exact soon after.
 */
export function deferOffscreenLayout(): void {
  document.documentElement.dataset['laidOut'] = ''
  // The second frame begins when the first has been painted.
  requestAnimationFrame(layOutInSteps)
}

/**
 * Lays out what was skipped, from top to bottom, beginning with the next frame: a few elements in each, and twice as many
 * as in the frame before while frames are short, so that a fast device is done in a handful of them.
 */
export function layOutInSteps(): void {
  let elements = elementsInStep
  let before = 0
  const layOutStep = (now: number) => {
    elements = now - before < shortFrame ? elements * 2 : elementsInStep
    before = now
    // Two selectors in place of `:is()`, which browsers from 2020 do not know.
    const skipped = document.querySelectorAll<HTMLElement>(
      '[data-laid-out] article>:not([data-laid-out]),[data-laid-out] .prose>:not([data-laid-out])',
    )
    for (const { dataset } of [...skipped].slice(0, elements)) dataset['laidOut'] = ''
    if (skipped[0]) requestAnimationFrame(layOutStep)
    else layOutWholePage()
  }
  requestAnimationFrame(layOutStep)
}

/** Lays out all of it at once, for scrolling to a position that must be exact. */
export function layOutWholePage(): void {
  // The root has the attribute while elements are skipped, and an element once it is laid out.
  for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-laid-out]'))
    delete dataset['laidOut']
}
