import { removeUnusedFiles, whileSaving } from './removeUnusedFiles.ts'
import { savedAreas } from './areas.ts'
import { FileSaver } from './fileSaver.ts'
import { savePage } from './savePage.ts'
import { pageKey } from './savedPage.ts'
import { findSavedPage } from './listSavedPages.ts'
import { openPages, pathsIn, type OfflineStore } from './offlineStore.ts'

/** Above this number of visited pages, the oldest are removed. */
const maxPages = 150
/** So many are removed at once, because what is stored is searched for files that no page needs any more. */
const removedAtOnce = 10

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
      await removeOldest(store, await visitedPages(store))
      await save()
    })
    const visited = await visitedPages(store)
    if (visited.length > maxPages) await removeOldest(store, visited)
  } catch {
    // The network is gone, or storage is blocked or full.
  }
}

/** Whether the browser's storage quota for the site is used up. */
export function isFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError'
}

/** Keys of the saved pages, the oldest first, without those of saved areas: these stay, because the reader asked for them. */
async function visitedPages(store: OfflineStore): Promise<string[]> {
  const inAreas = new Set(
    (await savedAreas(store)).flatMap((area) => area.pages.map(({ href }) => pageKey(href))),
  )
  return (await pathsIn(await openPages(store))).filter((path) => !inAreas.has(path))
}

async function removeOldest(store: OfflineStore, visited: readonly string[]): Promise<void> {
  const pages = await openPages(store)
  const oldest = visited.slice(0, Math.max(removedAtOnce, visited.length - maxPages))
  await Promise.all(oldest.map((path) => pages.delete(path)))
  await removeUnusedFiles(store)
}
