import { payloadHref } from '../payloadHref.ts'
import { savesData } from '../savesData.ts'
import { closestElement } from './closestElement.ts'
import { documentElement } from './documentElement.ts'
import { hoverDelay } from './hoverDelay.ts'

declare const BASE: string

/** How many pages are fetched ahead for a reader who has not interacted yet, and may well leave. */
const maxBeforeApp = 4

/** A response, and when it was asked for. */
export type Prefetched = readonly [response: Promise<Response>, at: number]

/** Fetches the payloads of pages that the reader may open next. The app takes the responses (`fetchPayload.ts`). */
export function createPrefetch() {
  /** By address. It is null once the app has taken the response: a page is prefetched once. */
  const fetched = new Map<string, Prefetched | null>()

  /** Reads the whole body at once, so that a connection that breaks off counts as a failure. */
  function fetchNow(href: string, options?: RequestInit): void {
    const complete = fetch(href, options).then((response) =>
      response.blob().then((body) => new Response(body, response)),
    )
    fetched.set(href, [complete, Date.now()])
    // A failed prefetch is no error for the reader: the app fetches the page when they open it.
    complete.catch(() => {})
  }

  function prefetch(link: HTMLAnchorElement): void {
    // The router does not follow links to files, other origins, other languages or new tabs.
    if (
      link.origin !== location.origin ||
      link.target ||
      link.hreflang ||
      !link.pathname.startsWith(BASE)
    )
      return
    // What is beyond the limit is fetched once the app runs, when `prefetchVisible` observes all links again.
    if (!documentElement.dataset['app'] && fetched.size >= maxBeforeApp) return
    if (documentElement.dataset['app'] === 'off' || savesData()) return
    // The speculation rules of the document ask for it (`speculationRules.ts`).
    documentElement.dataset['ahead'] = ''
    const href = payloadHref(link.pathname)
    if (href === payloadHref(location.pathname) || fetched.has(href)) return
    fetchNow(href, { priority: 'low' })
  }

  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      observer.unobserve(target)
      // One task for each link: twenty in one task block a slow device.
      setTimeout(prefetch, 0, target as HTMLAnchorElement)
    }
  })

  function prefetchVisible(): void {
    // The last first: links in the text are followed more often than those of sidebar and navbar, which precede it.
    // oxlint-disable-next-line unicorn/no-array-reverse -- boot runs in browsers that do not have `toReversed`
    for (const link of [...document.links].reverse()) observer.observe(link)
  }

  let timer: ReturnType<typeof setTimeout> | undefined
  addEventListener('pointerover', ({ target }) => {
    clearTimeout(timer)
    const link = closestElement<HTMLAnchorElement>(target, 'a')
    if (link) timer = setTimeout(prefetch, hoverDelay, link)
  })

  return { fetched, prefetch, prefetchVisible, fetchNow }
}
