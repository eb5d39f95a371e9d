import { removeUnusedFiles, whileSaving } from './removeUnusedFiles.ts'
import { savedAreas } from './areas.ts'
import { FileSaver } from './fileSaver.ts'
import { savePage } from './savePage.ts'
import { pageKey } from './savedPage.ts'
import { findSavedPage } from './listSavedPages.ts'
import { openPages, pathsIn, type OfflineStore } from './offlineStore.ts'

/** Above this number of saved pages, the oldest are removed. */
const maxPages = 150
/** Number of pages that are removed when the browser's quota is used up. */
const removedWhenFull = 10

/**
 * Saves a page that the reader has opened; `id` is that of its payload. Does nothing when this version of
 * the page is saved already. Never rejects, because the page that is shown does not depend on it.
 */
export async function saveVisitedPage(
  store: OfflineStore,
  href: string,
  id: string,
): Promise<void> {
  try {
    if ((await findSavedPage(store, href))?.page.id === id) return
    const save = () => whileSaving(store, () => savePage(store, new FileSaver(store), href))
    await save().catch(async (error: unknown) => {
      if (!isFull(error)) throw error
      await removeOldest(store, removedWhenFull)
      await save()
    })
    const { length } = await pathsIn(await openPages(store))
    if (length > maxPages) await removeOldest(store, length - maxPages)
  } catch {
    // The network is gone, or storage is blocked or full.
  }
}

/** Whether the browser's storage quota for the site is used up. */
export function isFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError'
}

/** Pages of saved areas stay, because the reader asked for them. */
async function removeOldest(store: OfflineStore, count: number): Promise<void> {
  const pages = await openPages(store)
  const inAreas = new Set(
    (await savedAreas(store)).flatMap((area) => area.pages.map(({ href }) => pageKey(href))),
  )
  const oldest = (await pathsIn(pages)).filter((path) => !inAreas.has(path)).slice(0, count)
  await Promise.all(oldest.map((path) => pages.delete(path)))
  await removeUnusedFiles(store)
}
