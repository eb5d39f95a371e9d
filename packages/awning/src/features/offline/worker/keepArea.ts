import { areaKey, keptAreas, type Area, type KeptArea } from './areas.ts'
import { dropUnused, keeping } from './dropUnused.ts'
import { BadAnswer, FileKeeper } from './fileKeeper.ts'
import { keepPage } from './keepPage.ts'
import { pageKey } from './keptPage.ts'
import { listKept } from './listKept.ts'
import { openAreas, openPages, type Store } from './store.ts'

export interface KeepAreaOptions {
  readonly signal: AbortSignal
  /** So many of its pages are here. */
  readonly onProgress: (count: number) => void
}

/** So many pages are fetched side by side: the reader's own requests go between. */
const lanes = 3

/**
 * Keeps every page of an area; those that are here in this version cost nothing, so to ask again is
 * to go on. Rejects at the first page that cannot be kept; what is here by then stays.
 */
export async function keepArea(
  store: Store,
  root: string,
  area: Area,
  { signal, onProgress }: KeepAreaOptions,
): Promise<void> {
  const areas = await openAreas(store)
  const before = (await keptAreas(store)).find((kept) => kept.root === root && kept.id === area.id)
  const note = (isComplete: boolean) =>
    areas.put(
      areaKey(root, area.id),
      new Response(JSON.stringify({ ...area, root, isComplete } satisfies KeptArea)),
    )
  await note(false)
  await keeping(store, () => keepPages(store, area, signal, onProgress))
  await forget(store, gone(before, area))
  await note(true)
  await dropUnused(store)
}

async function keepPages(
  store: Store,
  { pages }: Area,
  signal: AbortSignal,
  onProgress: (count: number) => void,
): Promise<void> {
  const here = new Map((await listKept(store)).map((page) => [pageKey(page.href), page.id]))
  const missing = pages.filter(({ href, id }) => here.get(pageKey(href)) !== id)
  const files = new FileKeeper(store)
  let count = pages.length - missing.length
  onProgress(count)
  const lane = async () => {
    for (let page = missing.shift(); page; page = missing.shift()) {
      signal.throwIfAborted()
      await keepPage(store, files, page.href).catch(skipMissing)
      onProgress((count += 1))
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}

/** The list may be a moment older than the site. */
function skipMissing(error: unknown): void {
  if (!(error instanceof BadAnswer && error.status === 404)) throw error
}

/** Lets an area go, with all its pages. */
export async function removeArea(store: Store, area: KeptArea): Promise<void> {
  await (await openAreas(store)).delete(areaKey(area.root, area.id))
  await forget(
    store,
    area.pages.map(({ href }) => href),
  )
  await dropUnused(store)
}

/** Pages that belonged to the area once and do not any more. */
function gone(before: KeptArea | undefined, { pages }: Area): string[] {
  const now = new Set(pages.map(({ href }) => href))
  return before ? before.pages.map(({ href }) => href).filter((href) => !now.has(href)) : []
}

async function forget(store: Store, hrefs: readonly string[]): Promise<void> {
  const pages = await openPages(store)
  await Promise.all(hrefs.map((href) => pages.delete(pageKey(href))))
}
