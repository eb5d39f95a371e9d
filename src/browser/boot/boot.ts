import { payloadHref } from '../payloadHref.ts'
import type { Shop } from './shop.ts'

/**
 * Runs inline in the head of every page, before anything else: the colour mode, prefetching, and
 * waiting for the reader to reach for something. The build minifies it and puts in the constants.
 */
declare const BUILD: string
declare const BASE: string
declare const ENTRY: string

const root = document.documentElement
const early: HTMLElement[] = []
const fetched = new Map<string, Promise<Response>>()
const prefetched = new Set<string>()
let started = false

root.dataset['theme'] = 'light'
try {
  if (localStorage.getItem('theme') === 'dark') root.dataset['theme'] = 'dark'
} catch {
  // Storage is blocked: the default it is. The app says so once it runs.
}

function take(href: string): Promise<Response> {
  const waiting = fetched.get(href)
  fetched.delete(href)
  return waiting ?? fetch(href)
}

/** Off on 2g and with data saver; asked anew each time, for connections change. */
function isPoor(): boolean {
  const { connection } = navigator as {
    connection?: { effectiveType?: string; saveData?: boolean }
  }
  return (
    connection !== undefined &&
    (connection.saveData === true || /2g/.test(connection.effectiveType ?? ''))
  )
}

function prefetch(link: HTMLAnchorElement): void {
  // Files, other origins, other languages and new tabs are none of the router's pages.
  if (
    link.origin !== location.origin ||
    link.target ||
    link.hreflang ||
    !link.pathname.startsWith(BASE)
  )
    return
  const href = location.origin + payloadHref(link.pathname)
  if (href === location.origin + payloadHref(location.pathname) || prefetched.has(href) || isPoor())
    return
  prefetched.add(href)
  const response = fetch(href, { priority: 'low' })
  fetched.set(href, response)
  response.catch(() => {
    // Silent, and no obstacle to a later, real load.
    fetched.delete(href)
    prefetched.delete(href)
  })
}

const observer = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue
    observer.unobserve(target)
    prefetch(target)
  }
})

function watch(parent: ParentNode): void {
  for (const link of parent.querySelectorAll('a[href]')) observer.observe(link)
}

function start(): void {
  if (started || root.dataset['app'] === 'off') return
  started = true
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=intent]')) {
    if (link.as === 'fetch') fetched.set(link.href, fetch(link.href))
    else link.rel = 'modulepreload'
  }
  import(/* @vite-ignore */ ENTRY).catch(() => {
    // The page reads and navigates without it; the next intent tries again.
    started = false
    arm()
  })
}

const intents = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'keydown',
  'focusin',
  'scroll',
  'wheel',
]

function arm(): void {
  const first = () => {
    for (const name of intents) removeEventListener(name, first, true)
    start()
  }
  for (const name of intents) addEventListener(name, first, { capture: true, passive: true })
}

addEventListener('pointerover', ({ target }) => {
  const link = target instanceof Element && target.closest('a')
  if (link) prefetch(link)
})

// Until React has taken over, what it controls remembers being pressed.
addEventListener(
  'click',
  ({ target }) => {
    const control = target instanceof Element && target.closest<HTMLElement>('[data-live] button')
    if (control && root.dataset['app'] !== 'on') early.push(control)
  },
  true,
)

// The other language keeps the reader's place: same path, query and hash.
addEventListener(
  'click',
  ({ target }) => {
    const link =
      target instanceof Element && target.closest<HTMLAnchorElement>('a[hreflang][data-root]')
    if (!link) return
    const rest = location.pathname.slice((root.dataset['root'] ?? BASE).length)
    link.href = link.dataset['root'] + rest + location.search + location.hash
  },
  true,
)

addEventListener('DOMContentLoaded', () => {
  watch(document)
  // A document that comes back by Back after the app had charge of scrolling.
  const key: unknown = history.state?.key
  try {
    const position = typeof key === 'string' && sessionStorage.getItem(`scroll.${key}`)
    if (position) scrollTo(0, Number(position))
  } catch {
    // No storage, no position.
  }
})

arm()
window.shop = { build: BUILD, base: BASE, start, take, watch, prefetch, early } satisfies Shop
