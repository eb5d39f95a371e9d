import { splitPayload, type PageHeader } from '../../../client/payload.ts'
import { payloadHref } from '../../../client/payloadHref.ts'
import { BadAnswer, type FileKeeper } from './fileKeeper.ts'
import { entryOf, pageKey, type KeptPage, type PageText } from './keptPage.ts'
import { namedFiles, namedPictures } from './namedFiles.ts'
import { openPages, type Store } from './store.ts'

/** The document and the data at its address belong to two versions of the site. */
export class MixedPage extends Error {
  override name = 'MixedPage'
}

/** Keeps a page whole: its files first, itself last, so that what is found is complete. */
export async function keepPage(store: Store, files: FileKeeper, href: string): Promise<KeptPage> {
  const { html, payload, header } = await fetchPage(store, href).catch((error: unknown) => {
    // Something in between may have answered with an old one of the two: past it, once.
    if (error instanceof MixedPage) return fetchPage(store, href, 'reload')
    throw error
  })
  const page: KeptPage = {
    href,
    title: titleIn(html),
    lang: /<html[^>]* lang="([^"]*)"/.exec(html)?.[1] ?? '',
    id: header.id,
    build: header.build,
    files: await files.keep([
      ...namedFiles(html, store.base),
      ...namedFiles(payload, store.base),
      ...namedPictures(html, store.base),
    ]),
  }
  const pages = await openPages(store)
  await pages.put(pageKey(href), entryOf(page, { html, payload }))
  return page
}

async function fetchPage(
  { fetch }: Store,
  href: string,
  cache: RequestCache = 'default',
): Promise<PageText & { header: PageHeader }> {
  const textAt = async (address: string) => {
    const answer = await fetch(address, { cache, priority: 'low' })
    if (!answer.ok) throw new BadAnswer(address, answer.status)
    return answer.text()
  }
  const [html, payload] = await Promise.all([textAt(href), textAt(payloadHref(href))])
  const { header } = splitPayload<PageHeader>(new TextEncoder().encode(payload))
  if (idIn(html) !== header.id) throw new MixedPage(`${href} has just changed`)
  return { html, payload, header }
}

/** The document says which payload is its own. */
function idIn(html: string): string | undefined {
  return /<link rel="intent"[^>]* data-id="([^"]*)"/.exec(html)?.[1]
}

/** Without the name of the site. */
function titleIn(html: string): string {
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''
  return title.replace(/ \| [^|]*$/, '').replace(/&(?:amp|lt|gt|quot|#x27|#39);/g, unescape)
}

function unescape(entity: string): string {
  const characters: Readonly<Record<string, string>> = {
    '&amp;': '&',
    '&lt;': '<',
    '&gt;': '>',
    '&quot;': '"',
  }
  return characters[entity] ?? "'"
}
