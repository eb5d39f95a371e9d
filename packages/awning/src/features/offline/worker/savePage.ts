import { payloadHref } from '../../../client/payloadHref.ts'
import { BadResponse, type FileSaver } from './fileSaver.ts'
import { cacheEntryOf, pageKey, type SavedPage } from './savedPage.ts'
import { namedFiles, namedPictures } from './namedFiles.ts'
import { readPageHead } from './readPageHead.ts'
import { MismatchedPage, readPagePair, type PagePair } from './pagePair.ts'
import { openPages, type OfflineStore } from './offlineStore.ts'

/** Saves a page with all its files. The page itself is written last, so a page that is found is complete. */
export async function savePage(
  store: OfflineStore,
  files: FileSaver,
  href: string,
): Promise<SavedPage> {
  const { html, payload, header } = await fetchPage(store, href).catch((error: unknown) => {
    // The HTTP cache may have given an old version of one of the two, or something else: bypass it once.
    if (error instanceof MismatchedPage) return fetchPage(store, href, 'reload')
    throw error
  })
  const { title, lang } = readPageHead(html)
  const page: SavedPage = {
    href,
    title,
    lang,
    id: header.id,
    build: header.build,
    files: await files.save([
      ...namedFiles(html, store.base),
      ...namedFiles(payload, store.base),
      ...namedPictures(html, store.base),
    ]),
  }
  const pages = await openPages(store)
  await pages.put(pageKey(href), cacheEntryOf(page, { html, payload }))
  return page
}

async function fetchPage(
  { fetch }: OfflineStore,
  href: string,
  cache: RequestCache = 'default',
): Promise<PagePair> {
  const fetchOk = async (address: string) => {
    const response = await fetch(address, { cache, priority: 'low' })
    if (!response.ok) throw new BadResponse(address, response.status)
    return response
  }
  const [html, payload] = await Promise.all([
    fetchOk(href).then((response) => response.text()),
    fetchOk(payloadHref(href)).then((response) => response.arrayBuffer()),
  ])
  return readPagePair(href, html, new Uint8Array(payload))
}
