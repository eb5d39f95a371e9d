/** What saving pages depends on; tests replace it with a fake. */
export interface OfflineStore {
  readonly caches: CacheStorage
  readonly fetch: (href: string, init?: RequestInit) => Promise<Response>
  /** Folder the site is served from. */
  readonly base: string
  /** Tabs and the worker share the caches, so changes need locks. Old browsers have none and do without. */
  readonly locks?: Pick<LockManager, 'request'> | undefined
}

/**
 * Increased when the format of saved pages changes: what was saved in the old format is then removed, not
 * misread. Before format 2, responses were stored unchecked. Areas only record what the reader wants to
 * be saved, so they keep their format.
 */
const format = 2
const areasFormat = 1

/** Several sites may share one origin, so the names contain the base. */
export function cacheNames(
  base: string,
): Readonly<Record<'pages' | 'files' | 'areas' | 'index', string>> {
  const name = (kind: string, version = format) => `offline-${version}:${base}:${kind}`
  return {
    pages: name('pages'),
    files: name('files'),
    areas: name('areas', areasFormat),
    index: name('index'),
  }
}

/** Whether a cache belongs to this site, in any format. */
export function isCacheOfSite(name: string, base: string): boolean {
  return /^offline-\d+:/.test(name) && name.slice(name.indexOf(':') + 1).startsWith(`${base}:`)
}

export async function openPages({ caches, base }: OfflineStore): Promise<Cache> {
  return caches.open(cacheNames(base).pages)
}

export async function openFiles({ caches, base }: OfflineStore): Promise<Cache> {
  return caches.open(cacheNames(base).files)
}

export async function openAreas({ caches, base }: OfflineStore): Promise<Cache> {
  return caches.open(cacheNames(base).areas)
}

/** Files of the search index that were loaded. */
export async function openIndex({ caches, base }: OfflineStore): Promise<Cache> {
  return caches.open(cacheNames(base).index)
}

/** Paths of all entries of a cache, the oldest first. */
export async function pathsIn(cache: Cache): Promise<string[]> {
  return (await cache.keys()).map(({ url }) => new URL(url).pathname)
}
