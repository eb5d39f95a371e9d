/**
 * Delivers clicks that a cross-fade would swallow. While the browser prepares one (`startViewTransition`), it shows a
 * picture of the old page and dispatches every click to the root element. A reader who has just followed a link and
 * presses another item of the navbar would have to press it twice.
 */
export function deliverLostClicks(): void {
  const root = document.documentElement
  let pressed: EventTarget | null = null
  addEventListener('pointerdown', ({ target }) => (pressed = target), true)
  addEventListener('click', (event) => {
    if (event.target !== root || !event.isTrusted) return
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    const start = pressed
    // The next frame is rendered when the new page is in the document, and then the point can be looked up.
    requestAnimationFrame(() => {
      const control = controlAt(event)
      const isPressed = start === root || (start instanceof Node && control?.contains(start))
      if (isPressed) control?.click()
    })
  })
}

/** What is under the pointer, unless the pages differ there: then the reader pressed something of the old page. */
function controlAt({ clientX, clientY }: MouseEvent): HTMLElement | undefined {
  const control = document
    .elementFromPoint(clientX, clientY)
    ?.closest<HTMLElement>('a, button, summary')
  return control && !control.closest('main') ? control : undefined
}
