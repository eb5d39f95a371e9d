import { useSyncExternalStore } from 'react'
import { payloadHref } from './payloadHref.ts'
import { useRouter } from './routerContext.ts'

const listeners = new Set<() => void>()
const known = new Map<string, string>()

/**
 * The query of the page at `pathname`, once the app runs: a state that a page keeps in its address.
 * The finished HTML knows of none, and so does hydration.
 */
export function usePageQuery(pathname: string): string {
  // Whatever the router does may change the address, and to draw again is to read it again.
  useRouter()
  return useSyncExternalStore(
    subscribe,
    () => queryOf(pathname),
    () => '',
  )
}

/** Another query for the same entry of the history: no step, no scrolling. */
export function replaceQuery(search: string): void {
  history.replaceState(history.state, '', location.pathname + search + location.hash)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** A page on its way out stays as it was, though the address is the next one's already. */
function queryOf(pathname: string): string {
  if (payloadHref(location.pathname) === payloadHref(pathname)) known.set(pathname, location.search)
  return known.get(pathname) ?? ''
}
