import { payloadHref } from '../payloadHref.ts'
import { closestTo } from './closestTo.ts'
import { root } from './root.ts'

declare const BASE: string

/** Fetches pages ahead of the reader, and hands out what was fetched. */
export function createPrefetch() {
  const fetched = new Map<string, Promise<Response>>()
  const asked = new Set<string>()

  /** Complete or not at all: an answer that breaks off later must not be taken for one. */
  function fetchNow(href: string, priority: RequestPriority = 'auto'): void {
    asked.add(href)
    const answer = fetch(href, { priority }).then(
      async (response) => new Response(await response.arrayBuffer(), response),
    )
    fetched.set(href, answer)
    answer.catch(() => {
      // Silent, and no obstacle to asking again.
      fetched.delete(href)
      asked.delete(href)
    })
  }

  /** What was fetched ahead, if it is any good; else it is fetched now. */
  function take(href: string): Promise<Response> {
    const waiting = fetched.get(href)
    fetched.delete(href)
    asked.add(href)
    const again = () => fetch(href)
    return (
      waiting?.then(
        (response) => (response.ok || response.status === 404 ? response : again()),
        again,
      ) ?? again()
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
    const payload = payloadHref(link.pathname)
    const href = location.origin + payload
    if (payload === payloadHref(location.pathname) || asked.has(href) || isPoor()) return
    fetchNow(href, 'low')
  }

  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      observer.unobserve(target)
      // Each in a task of its own: twenty at once hold a slow device up.
      setTimeout(prefetch, 0, target as HTMLAnchorElement)
    }
  })

  function watch(root: ParentNode): void {
    for (const link of root.querySelectorAll('a[href]')) observer.observe(link)
  }

  addEventListener('pointerover', ({ target }) => {
    const link = closestTo<HTMLAnchorElement>(target, 'a')
    if (link) prefetch(link)
  })

  return { take, prefetch, watch, fetchNow }
}

/** Off on 2g, with data saver and without an app; read each time, because connections change. */
function isPoor(): boolean {
  const { connection } = navigator as {
    connection?: { effectiveType?: string; saveData?: boolean }
  }
  return (
    root.dataset['app'] === 'off' ||
    connection?.saveData === true ||
    /2g/.test(connection?.effectiveType ?? '')
  )
}
