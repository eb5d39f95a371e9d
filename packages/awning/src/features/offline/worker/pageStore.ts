import type { Store } from './store.ts'

/** The store as a page sees it; undefined where the browser has none, or none for us. */
export function pageStore(base: string): Store | undefined {
  try {
    // Insecure origins have no such name; blocked storage throws when it is touched.
    const { caches, navigator } = window as Partial<Window & { caches: CacheStorage }>
    if (!caches || !navigator || !('serviceWorker' in navigator)) return undefined
    return { caches, fetch: (href, init) => fetch(href, init), base, locks: navigator.locks }
  } catch {
    return undefined
  }
}
