import { payloadHref } from '../../../client/payloadHref.ts'
import { BadAnswer, type FileKeeper } from './fileKeeper.ts'
import { entryOf, pageKey, type KeptPage } from './keptPage.ts'
import { namedFiles, namedPictures } from './namedFiles.ts'
import { NotAPage, readPair, type PagePair } from './pagePair.ts'
import { openPages, type Store } from './store.ts'

/** Keeps a page whole: its files first, itself last, so that what is found is complete. */
export async function keepPage(store: Store, files: FileKeeper, href: string): Promise<KeptPage> {
  const { html, payload, header } = await fetchPage(store, href).catch((error: unknown) => {
    // A cache may have answered with an old one of the two, or with something else: past it, once.
    if (error instanceof NotAPage) return fetchPage(store, href, 'reload')
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
): Promise<PagePair> {
  const answerAt = async (address: string) => {
    const answer = await fetch(address, { cache, priority: 'low' })
    if (!answer.ok) throw new BadAnswer(address, answer.status)
    return answer
  }
  const [html, payload] = await Promise.all([
    answerAt(href).then((answer) => answer.text()),
    answerAt(payloadHref(href)).then((answer) => answer.arrayBuffer()),
  ])
  return readPair(href, html, new Uint8Array(payload))
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
