/** What keeping pages works with; tests put their own in its place. */
export interface Store {
  readonly caches: CacheStorage
  readonly fetch: (href: string, init?: RequestInit) => Promise<Response>
  /** Folder the site is served from. */
  readonly base: string
  /** Tabs and worker share the caches; an old browser has no locks, and takes the risk. */
  readonly locks?: Pick<LockManager, 'request'> | undefined
}

/**
 * Raised when what is kept changes its form: what was kept before is then dropped, not misread. Before
 * form 2 responses were stored unchecked. Areas are only the reader's wishes, and stay.
 */
const form = 2
const areasForm = 1

/** An origin may hold several sites, so the names carry the base. */
export function cacheNames(
  base: string,
): Readonly<Record<'pages' | 'files' | 'areas' | 'index', string>> {
  const name = (kind: string, version = form) => `offline-${version}:${base}:${kind}`
  return {
    pages: name('pages'),
    files: name('files'),
    areas: name('areas', areasForm),
    index: name('index'),
  }
}

/** Is this cache one of the site's, of whatever form? */
export function isOurs(name: string, base: string): boolean {
  return /^offline-\d+:/.test(name) && name.slice(name.indexOf(':') + 1).startsWith(`${base}:`)
}

export async function openPages({ caches, base }: Store): Promise<Cache> {
  return caches.open(cacheNames(base).pages)
}

export async function openFiles({ caches, base }: Store): Promise<Cache> {
  return caches.open(cacheNames(base).files)
}

export async function openAreas({ caches, base }: Store): Promise<Cache> {
  return caches.open(cacheNames(base).areas)
}

/** What search has loaded. */
export async function openIndex({ caches, base }: Store): Promise<Cache> {
  return caches.open(cacheNames(base).index)
}

/** Paths of everything in a cache, in the order in which it came. */
export async function pathsIn(cache: Cache): Promise<string[]> {
  return (await cache.keys()).map(({ url }) => new URL(url).pathname)
}
