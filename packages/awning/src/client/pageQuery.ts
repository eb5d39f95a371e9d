import { useSyncExternalStore } from 'react'
import { payloadHref } from './payloadHref.ts'
import { useRouter } from './routerContext.ts'

const listeners = new Set<() => void>()
const known = new Map<string, string>()

/**
 * The query string of the page at `pathname`, for pages that store state in their address. It is empty
 * in the finished HTML and during hydration, which must agree.
 */
export function usePageQuery(pathname: string): string {
  // Every change of the router may change the address, so this rerenders and reads it again.
  useRouter()
  return useSyncExternalStore(
    subscribe,
    () => queryOf(pathname),
    () => '',
  )
}

/** Changes the query of the current history entry, without a new entry and without scrolling. */
export function replaceQuery(search: string): void {
  history.replaceState(history.state, '', location.pathname + search + location.hash)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** While the next page loads, the address is already that page's; the current page keeps its last query. */
function queryOf(pathname: string): string {
  if (payloadHref(location.pathname) === payloadHref(pathname)) known.set(pathname, location.search)
  return known.get(pathname) ?? ''
}
