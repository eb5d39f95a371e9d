import { payloadHref } from '../payloadHref.ts'
import { closestElement } from './closestElement.ts'
import { documentElement } from './documentElement.ts'

declare const BASE: string

/** Fetches the payloads of pages that the reader may open next, and gives the app the responses. */
export function createPrefetch() {
  const fetched = new Map<string, Promise<Response>>()
  const requested = new Set<string>()

  /** Reads the whole body at once, so that a connection that breaks off counts as a failure. */
  function fetchNow(href: string, priority: RequestPriority = 'auto'): void {
    requested.add(href)
    const complete = fetch(href, { priority }).then(
      async (response) => new Response(await response.arrayBuffer(), response),
    )
    fetched.set(href, complete)
    complete.catch(() => {
      // A failed prefetch is no error for the reader, and may be tried again.
      fetched.delete(href)
      requested.delete(href)
    })
  }

  /** A prefetched response is used once, and only if it is a page or a definite 404. */
  function fetchPayload(href: string): Promise<Response> {
    const prefetched = fetched.get(href)
    fetched.delete(href)
    requested.add(href)
    const fetchAgain = () => fetch(href)
    return (
      prefetched?.then(
        (response) => (response.ok || response.status === 404 ? response : fetchAgain()),
        fetchAgain,
      ) ?? fetchAgain()
    )
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
    const payload = payloadHref(link.pathname)
    const href = location.origin + payload
    if (payload === payloadHref(location.pathname) || requested.has(href) || isPrefetchOff()) return
    fetchNow(href, 'low')
  }

  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      observer.unobserve(target)
      // One task for each link: twenty in one task block a slow device.
      setTimeout(prefetch, 0, target as HTMLAnchorElement)
    }
  })

  function prefetchVisible(container: ParentNode): void {
    for (const link of container.querySelectorAll('a[href]')) observer.observe(link)
  }

  addEventListener('pointerover', ({ target }) => {
    const link = closestElement<HTMLAnchorElement>(target, 'a')
    if (link) prefetch(link)
  })

  return { fetchPayload, prefetch, prefetchVisible, fetchNow }
}

/** Prefetching is off on 2g, with data saver and without an app. It is checked each time, because connections change. */
function isPrefetchOff(): boolean {
  const { connection } = navigator as {
    connection?: { effectiveType?: string; saveData?: boolean }
  }
  return (
    documentElement.dataset['app'] === 'off' ||
    connection?.saveData === true ||
    /2g/.test(connection?.effectiveType ?? '')
  )
}
