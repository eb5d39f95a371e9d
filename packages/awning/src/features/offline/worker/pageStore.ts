import { bypassHeader } from '../../../client/payload.ts'
import type { OfflineStore } from './offlineStore.ts'

/** The store as a page accesses it; undefined where the browser has no caches or forbids them. */
export function pageStore(base: string): OfflineStore | undefined {
  try {
    // `caches` is undefined on insecure origins, and throws when storage is blocked.
    const { caches, navigator } = window as Partial<Window & { caches: CacheStorage }>
    if (!caches || !navigator || !('serviceWorker' in navigator)) return undefined
    const headers = { [bypassHeader]: '1' }
    return {
      caches,
      fetch: (href, init) => fetch(href, { ...init, headers }),
      base,
      locks: navigator.locks,
    }
  } catch {
    return undefined
  }
}
