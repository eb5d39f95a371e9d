import { keptPageOf, pageKey, pageTextOf, type KeptPage, type PageText } from './keptPage.ts'
import { openFiles, openPages, pathsIn, type Store } from './store.ts'

/** Every page that can be read now: kept, and whole. */
export async function listKept(store: Store): Promise<KeptPage[]> {
  const pages = await openPages(store)
  const entries = await pages.matchAll()
  const isWhole = await wholeness(store)
  return entries.flatMap((entry) => keptPageOf(entry) ?? []).filter(isWhole)
}

/** A kept page by any form of its address, if all of it is still there. */
export async function findKept(
  store: Store,
  pathname: string,
): Promise<{ page: KeptPage; text: () => Promise<PageText> } | undefined> {
  const entry = await (await openPages(store)).match(pageKey(pathname))
  const page = entry && keptPageOf(entry)
  if (!entry || !page || !(await wholeness(store))(page)) return undefined
  return { page, text: () => pageTextOf(entry) }
}

/** A browser short of room may have dropped files that a page needs. */
async function wholeness(store: Store): Promise<(page: KeptPage) => boolean> {
  const files = new Set(await pathsIn(await openFiles(store)))
  return (page) => page.files.every((href) => files.has(href))
}
