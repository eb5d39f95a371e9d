import { dropUnused, keeping } from './dropUnused.ts'
import { keptAreas } from './areas.ts'
import { FileKeeper } from './fileKeeper.ts'
import { keepPage } from './keepPage.ts'
import { pageKey } from './keptPage.ts'
import { findKept } from './listKept.ts'
import { openPages, pathsIn, type Store } from './store.ts'

/** So many pages that were merely read are kept; the oldest make room. */
const readLimit = 150
/** So many go when the browser has no more room. */
const handful = 10

/**
 * Keeps a page that the reader has opened; `id` is that of its payload. Costs nothing when this very
 * page is kept already. Never rejects: reading goes on, kept or not.
 */
export async function keepRead(store: Store, href: string, id: string): Promise<void> {
  try {
    if ((await findKept(store, href))?.page.id === id) return
    const keep = () => keeping(store, () => keepPage(store, new FileKeeper(store), href))
    await keep().catch(async (error: unknown) => {
      if (!isFull(error)) throw error
      await forgetOldest(store, handful)
      await keep()
    })
    const { length } = await pathsIn(await openPages(store))
    if (length > readLimit) await forgetOldest(store, length - readLimit)
  } catch {
    // Offline, blocked or full: the page on the screen does not depend on it.
  }
}

/** The browser has no more room for the site. */
export function isFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError'
}

/** Pages of an area stay: the reader asked for them. */
async function forgetOldest(store: Store, count: number): Promise<void> {
  const pages = await openPages(store)
  const asked = new Set(
    (await keptAreas(store)).flatMap((area) => area.pages.map(({ href }) => pageKey(href))),
  )
  const oldest = (await pathsIn(pages)).filter((path) => !asked.has(path)).slice(0, count)
  await Promise.all(oldest.map((path) => pages.delete(path)))
  await dropUnused(store)
}
