import { layOutWholePage } from './deferOffscreenLayout.ts'

/**
 * Scrolls to the part of a page that its address names, once: the entry of the history remembers it, so that after Back and a
 * reload the reader is where they were.
 */
export function showNamedPart(part: Element, options?: ScrollIntoViewOptions): void {
  if (history.state?.named) return
  nameShownPart(location.href)
  // Only then the place of the part is exact.
  layOutWholePage()
  part.scrollIntoView(options)
}

/** Changes the address so that it names a part that the reader sees already. */
export function nameShownPart(href: string): void {
  history.replaceState({ ...history.state, named: true }, '', href)
}
