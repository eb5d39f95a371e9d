import { keptPageOf } from './keptPage.ts'
import { cacheNames, isOurs, openFiles, openPages, pathsIn, type Store } from './store.ts'

/** Lets go of files that no kept page needs any more; another time, if a page is being kept now. */
export async function dropUnused(store: Store): Promise<void> {
  await locked(store, { mode: 'exclusive', ifAvailable: true }, async (isFree) => {
    if (!isFree) return
    const [pages, files] = await Promise.all([openPages(store), openFiles(store)])
    const entries = await pages.matchAll()
    const used = new Set(entries.flatMap((entry) => keptPageOf(entry)?.files ?? []))
    const unused = (await pathsIn(files)).filter((path) => !used.has(path))
    await Promise.all(unused.map((path) => files.delete(path)))
  })
}

/** Lets go of everything the site has kept, or only of what was kept in an earlier form. */
export async function dropCaches({ caches, base }: Store, which: 'all' | 'old'): Promise<void> {
  const current = Object.values(cacheNames(base))
  const names = (await caches.keys()).filter(
    (name) => isOurs(name, base) && (which === 'all' || !current.includes(name)),
  )
  await Promise.all(names.map((name) => caches.delete(name)))
}

/** Nothing is thrown out while a page is being put in. */
export function keeping<T>(store: Store, work: () => Promise<T>): Promise<T> {
  return locked(store, { mode: 'shared' }, work)
}

async function locked<T>(
  { locks }: Store,
  options: LockOptions,
  work: (isFree: boolean) => Promise<T>,
): Promise<T> {
  return locks ? locks.request('offline', options, (lock) => work(lock !== null)) : work(true)
}
