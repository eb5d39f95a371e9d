import { splitPayload, type PageHeader } from '../../../client/payload.ts'
import { hashOf, joined } from '../../../client/fileHash.ts'
import { readPageHead } from './readPageHead.ts'
import { pageKey, pageOfPayload, type PageText } from './savedPage.ts'

/** The fetched document and payload do not belong to the same version of a page. */
export class MismatchedPage extends Error {
  override name = 'MismatchedPage'
}

export type PagePair = PageText & { readonly header: PageHeader }

/**
 * Verifies that a document and a payload belong together; rejects with `MismatchedPage` if not. The id of
 * a payload is a hash of its bytes, and the document names it. The bytes of the document are not
 * checked, because hosts may insert into HTML; but it has to be complete.
 */
export async function readPagePair(
  href: string,
  html: string,
  payload: Uint8Array<ArrayBuffer>,
): Promise<PagePair> {
  const header = readHeader(payload)
  const { payload: named } = readPageHead(html)
  const isPage =
    header &&
    named &&
    pageKey(pageOfPayload(named.href)) === pageKey(href) &&
    named.id === header.id &&
    header.id === (await idOf(header, payload)) &&
    html.includes('</html>')
  if (!isPage) throw new MismatchedPage(`the response for ${href} is not a page of the site`)
  return { html, payload: new TextDecoder().decode(payload), header }
}

/** Computed as in the build: a hash of the header without the id, and of the stream. */
function idOf(header: PageHeader, payload: Uint8Array): Promise<string> {
  const headerWithoutId = JSON.stringify({ ...header, id: undefined })
  const stream = payload.subarray(payload.indexOf(10) + 1)
  return hashOf(joined(new TextEncoder().encode(headerWithoutId), stream))
}

function readHeader(payload: Uint8Array): PageHeader | undefined {
  try {
    return splitPayload<PageHeader>(payload).header
  } catch {
    return undefined
  }
}
