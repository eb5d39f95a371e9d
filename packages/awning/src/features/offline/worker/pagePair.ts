import { splitPayload, type PageHeader } from '../../../client/payload.ts'
import { hashOf, joined } from './fileHash.ts'
import { pageKey, pageOfPayload, type PageText } from './keptPage.ts'

/** Document and data as they came are no page of one version of the site. */
export class NotAPage extends Error {
  override name = 'NotAPage'
}

export type PagePair = PageText & { readonly header: PageHeader }

/**
 * Reads a document and its payload as one page; rejects with `NotAPage` when they are not. The id of
 * a payload is a hash of all its bytes, and the document names it. The document's own bytes are not
 * compared, because hosts may add to HTML; but it has to be complete.
 */
export async function readPair(
  href: string,
  html: string,
  payload: Uint8Array<ArrayBuffer>,
): Promise<PagePair> {
  const header = readHeader(payload)
  const named = /<link rel="intent" as="fetch" href="([^"]*)" data-id="([^"]*)"/.exec(html)
  const isPage =
    header &&
    named &&
    pageKey(pageOfPayload(named[1] ?? '')) === pageKey(href) &&
    named[2] === header.id &&
    header.id === (await idOf(header, payload)) &&
    html.includes('</html>')
  if (!isPage) throw new NotAPage(`${href} was not answered with a page of the site`)
  return { html, payload: new TextDecoder().decode(payload), header }
}

/** As the build makes it: of the header without the id, and of the stream. */
function idOf(header: PageHeader, payload: Uint8Array): Promise<string> {
  const rest = JSON.stringify({ ...header, id: undefined })
  const stream = payload.subarray(payload.indexOf(10) + 1)
  return hashOf(joined(new TextEncoder().encode(rest), stream))
}

function readHeader(payload: Uint8Array): PageHeader | undefined {
  try {
    return splitPayload<PageHeader>(payload).header
  } catch {
    return undefined
  }
}
