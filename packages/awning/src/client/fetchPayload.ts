import type { Prefetched } from './boot/prefetch.ts'

/** How many addresses are remembered: in a long visit, the pages that were fetched ahead would be thousands. */
const maxKept = 200

/**
 * How old a prefetched response may be, in milliseconds. A page that was fetched long ago is an old version of it, and may show
 * pictures that the site no longer has.
 */
const maxAge = 30 * 60_000

/** The response for a payload, by its path: prefetched earlier, on its way, or fetched now. A prefetched one is used once. */
export async function fetchPayload(href: string): Promise<Response> {
  const { fetched } = window.__awning
  const ahead = fetched.get(href)
  // As the latest one: a page that is forgotten may be prefetched again, which a page that was shown need not be.
  fetched.delete(href)
  fetched.set(href, null)
  for (const oldest of fetched.keys()) {
    if (fetched.size <= maxKept) break
    fetched.delete(oldest)
  }
  return (ahead && (await usable(ahead))) ?? fetch(href)
}

/** A page or a definite 404. Anything else that was prefetched is fetched again. */
async function usable([response, at]: Prefetched): Promise<Response | undefined> {
  if (Date.now() - at > maxAge) return undefined
  const received = await response.catch(() => undefined)
  return received?.ok || received?.status === 404 ? received : undefined
}
