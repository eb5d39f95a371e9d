import { payloadHref } from '../payloadHref.ts'
import { root } from './root.ts'

/**
 * The history the app left behind, for documents that come after it: until it runs again, nobody
 * else looks after scroll positions and steps between pages.
 */
export function mindHistory(): void {
  const page = payloadHref(location.pathname)
  // Back, after a reload, is still a step inside one document: without the app, it needs a new one.
  addEventListener('popstate', () => {
    if (root.dataset['app'] !== 'on' && payloadHref(location.pathname) !== page) location.reload()
  })
  if (history.scrollRestoration === 'manual') {
    // The first frame comes when the style sheets are there, and before anything is painted.
    addEventListener('DOMContentLoaded', () => requestAnimationFrame(restore))
  }
}

function restore(): void {
  try {
    const position = sessionStorage[`scroll.${history.state?.key}`]
    if (position) scrollTo(0, position)
    else document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView()
  } catch {
    // No storage, or a hash that does not decode: the top it is.
  }
}
