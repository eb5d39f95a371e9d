import { payloadHref } from '../payloadHref.ts'
import { documentElement } from './documentElement.ts'

/**
 * After a reload the history still holds entries that the app made. Until the app runs again, this
 * restores their scroll positions and reloads when the reader steps to another page.
 */
export function handleHistoryWithoutApp(): void {
  const page = payloadHref(location.pathname)
  // The browser takes such a step for one inside the same document, so it would not load the page itself.
  addEventListener('popstate', () => {
    if (documentElement.dataset['app'] !== 'on' && payloadHref(location.pathname) !== page)
      location.reload()
  })
  if (history.scrollRestoration === 'manual') {
    // The first frame runs when the style sheets are loaded and before anything is painted.
    addEventListener('DOMContentLoaded', () => requestAnimationFrame(restore))
  }
}

function restore(): void {
  try {
    const position = sessionStorage[`scroll.${history.state?.key}`]
    if (position) scrollTo(0, position)
    else document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView()
  } catch {
    // Storage is blocked, or the hash does not decode: the page stays at its top.
  }
}
