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
    whenFound(event, (element) => {
      const control = controlOf(element)
      const isPressed = start === root || (start instanceof Node && control?.contains(start))
      if (isPressed) control?.click()
    })
  })
}

/** A cross-fade takes a few frames to prepare; after two seconds the reader expects no reaction any more. */
const maxFrames = 120

/** Calls back with the element at the point of a click, once the browser shows the document again. */
function whenFound(event: MouseEvent, found: (element: Element) => void, frame = 0): void {
  requestAnimationFrame(() => {
    const element = document.elementFromPoint(event.clientX, event.clientY)
    if (element && element !== document.documentElement) found(element)
    else if (frame < maxFrames) whenFound(event, found, frame + 1)
  })
}

/** What the reader pressed, unless it is where the pages differ: then it was something of the old page. */
function controlOf(element: Element): HTMLElement | undefined {
  const control = element.closest<HTMLElement>('a, button, summary')
  return control && !control.closest('main') ? control : undefined
}
