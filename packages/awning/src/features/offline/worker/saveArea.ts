import { areaKey, savedAreas, type Area, type SavedArea } from './areas.ts'
import { removeUnusedFiles, whileSaving } from './removeUnusedFiles.ts'
import { BadResponse, FileSaver } from './fileSaver.ts'
import { savePage } from './savePage.ts'
import { pageKey } from './savedPage.ts'
import { listSavedPages } from './listSavedPages.ts'
import { openAreas, openPages, type OfflineStore } from './offlineStore.ts'

export interface SaveAreaOptions {
  readonly signal: AbortSignal
  /** Called with the number of its pages that are saved so far. */
  readonly onProgress: (count: number) => void
}

/** Few pages are fetched in parallel, so that the reader's own requests do not have to wait. */
const parallelPages = 3

/**
 * Saves every page of an area. Pages that are saved in this version already are skipped, so calling it
 * again resumes. Rejects at the first page that cannot be saved; the pages saved by then stay.
 */
export async function saveArea(
  store: OfflineStore,
  root: string,
  area: Area,
  { signal, onProgress }: SaveAreaOptions,
): Promise<void> {
  const areas = await openAreas(store)
  const previous = (await savedAreas(store)).find(
    (saved) => saved.root === root && saved.id === area.id,
  )
  const writeEntry = (entry: Omit<SavedArea, 'root'>) =>
    areas.put(
      areaKey(root, area.id),
      new Response(JSON.stringify({ ...entry, root } satisfies SavedArea)),
    )
  await writeEntry({ ...area, isComplete: false })
  const deleted = await whileSaving(store, () => savePages(store, area, signal, onProgress))
  await removePages(store, noLongerIn(area, previous))
  // Without the deleted pages, so that the area does not wait for them.
  const pages = area.pages.filter(({ href }) => !deleted.has(href))
  await writeEntry({ ...area, pages, isComplete: true })
  await removeUnusedFiles(store)
}

/**
 * Saves the pages that are not saved in this version yet, and returns the addresses of those that the
 * site no longer has. It settles only when no request is left: the first failure aborts the others, so
 * nothing is fetched or reported afterwards.
 */
async function savePages(
  store: OfflineStore,
  { pages }: Area,
  signal: AbortSignal,
  onProgress: (count: number) => void,
): Promise<ReadonlySet<string>> {
  const saved = new Map((await listSavedPages(store)).map((page) => [pageKey(page.href), page.id]))
  const missing = pages.filter(({ href, id }) => saved.get(pageKey(href)) !== id)
  const deleted = new Set<string>()
  const ending = new AbortController()
  const stop = () => ending.abort(signal.reason)
  signal.addEventListener('abort', stop)
  if (signal.aborted) stop()
  const abortable: OfflineStore = {
    ...store,
    fetch: (href, init) => store.fetch(href, { ...init, signal: ending.signal }),
  }
  const files = new FileSaver(abortable)
  let count = pages.length - missing.length
  onProgress(count)
  const saveMissing = async () => {
    for (let page = missing.shift(); page; page = missing.shift()) {
      ending.signal.throwIfAborted()
      const { href } = page
      await savePage(abortable, files, href).catch((error: unknown) => {
        // The list may be older than the site, so a page of it may have been deleted.
        if (!(error instanceof BadResponse && error.status === 404)) throw error
        deleted.add(href)
      })
      onProgress((count += 1))
    }
  }
  const savers = Array.from({ length: parallelPages }, () =>
    saveMissing().catch((error: unknown) => ending.abort(error)),
  )
  await Promise.all(savers)
  signal.removeEventListener('abort', stop)
  ending.signal.throwIfAborted()
  return deleted
}

/** Removes an area with all its pages. */
export async function removeArea(store: OfflineStore, area: SavedArea): Promise<void> {
  await (await openAreas(store)).delete(areaKey(area.root, area.id))
  await removePages(
    store,
    area.pages.map(({ href }) => href),
  )
  await removeUnusedFiles(store)
}

/** Pages that belonged to the area when it was saved before and do not any more. */
function noLongerIn({ pages }: Area, previous: SavedArea | undefined): string[] {
  const current = new Set(pages.map(({ href }) => href))
  return previous ? previous.pages.map(({ href }) => href).filter((href) => !current.has(href)) : []
}

async function removePages(store: OfflineStore, hrefs: readonly string[]): Promise<void> {
  const pages = await openPages(store)
  await Promise.all(hrefs.map((href) => pages.delete(pageKey(href))))
}
