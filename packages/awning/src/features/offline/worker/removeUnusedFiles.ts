import { namedFiles } from './namedFiles.ts'
import { savedPageOf } from './savedPage.ts'
import {
  cacheNames,
  isCacheOfSite,
  openFiles,
  openPages,
  pathsIn,
  type OfflineStore,
} from './offlineStore.ts'

/** Removes files that no saved page needs any more. Does nothing while a page is being saved: its files are not listed yet. */
export async function removeUnusedFiles(store: OfflineStore): Promise<void> {
  await locked(store, { mode: 'exclusive', ifAvailable: true }, async (isFree) => {
    if (!isFree) return
    const [pages, files] = await Promise.all([openPages(store), openFiles(store)])
    const entries = await pages.matchAll()
    const used = new Set(entries.flatMap((entry) => savedPageOf(entry)?.files ?? []))
    // Code that is loaded on demand is stored too, but no page lists it: it stays while a stored script names it.
    for (const href of used) {
      const script = href.endsWith('.js') ? await files.match(href) : undefined
      for (const named of script ? namedFiles(await script.text(), store.base) : []) used.add(named)
    }
    const unused = (await pathsIn(files)).filter((path) => !used.has(path))
    await Promise.all(unused.map((path) => files.delete(path)))
  })
}

/** Removes all caches of the site, or only those of an earlier format. */
export async function removeCaches(
  { caches, base }: OfflineStore,
  which: 'all' | 'old',
): Promise<void> {
  const current = Object.values(cacheNames(base))
  const names = (await caches.keys()).filter(
    (name) => isCacheOfSite(name, base) && (which === 'all' || !current.includes(name)),
  )
  await Promise.all(names.map((name) => caches.delete(name)))
}

/** Holds a lock that stops `removeUnusedFiles` while a page is being saved. */
export function whileSaving<T>(store: OfflineStore, work: () => Promise<T>): Promise<T> {
  return locked(store, { mode: 'shared' }, work)
}

async function locked<T>(
  { locks }: OfflineStore,
  options: LockOptions,
  work: (isFree: boolean) => Promise<T>,
): Promise<T> {
  return locks ? locks.request('offline', options, (lock) => work(lock !== null)) : work(true)
}
