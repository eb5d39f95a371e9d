import { savedPageOf, pageKey, pageTextOf, type SavedPage, type PageText } from './savedPage.ts'
import { openFiles, openPages, pathsIn, type OfflineStore } from './offlineStore.ts'

/** Every saved page whose files are all stored. */
export async function listSavedPages(store: OfflineStore): Promise<SavedPage[]> {
  const pages = await openPages(store)
  const entries = await pages.matchAll()
  const files = new Set(await pathsIn(await openFiles(store)))
  return entries
    .flatMap((entry) => savedPageOf(entry) ?? [])
    .filter((page) => page.files.every((href) => files.has(href)))
}

/** Finds a saved page by any form of its address, if all its files are still stored. */
export async function findSavedPage(
  store: OfflineStore,
  pathname: string,
): Promise<{ page: SavedPage; text: () => Promise<PageText> } | undefined> {
  const entry = await (await openPages(store)).match(pageKey(pathname))
  const page = entry && savedPageOf(entry)
  if (!entry || !page || !(await isComplete(store, page))) return undefined
  return { page, text: () => pageTextOf(entry) }
}

/**
 * A browser short of storage may have removed files that a page needs. They are looked up one by one: a list of all
 * stored files takes long where whole sections are saved, and this runs with each page that the reader opens.
 */
async function isComplete(store: OfflineStore, page: SavedPage): Promise<boolean> {
  const files = await openFiles(store)
  const found = await Promise.all(page.files.map((href) => files.match(href)))
  return found.every((file) => file !== undefined)
}
