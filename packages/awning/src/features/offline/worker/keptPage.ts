import { payloadHref } from '../../../client/payloadHref.ts'

/** What is known of a kept page without reading it. */
export interface KeptPage {
  readonly href: string
  readonly title: string
  readonly lang: string
  /** Of the payload, which the HTML names too. */
  readonly id: string
  /** The client bundle it was made for. */
  readonly build: string
  /** Everything that must be at hand for the page to be whole. */
  readonly files: readonly string[]
}

export interface PageText {
  readonly html: string
  readonly payload: string
}

const header = 'x-page'

/** The one key of a page, whatever form of its address the reader used. */
export function pageKey(pathname: string): string {
  return payloadHref(normal(pathname)).replace(/index\.txt$/, 'index.html')
}

/** A tag's page or a later page of a list: a way to texts, and no text itself. */
export function isListing(href: string): boolean {
  return /\/(?:tags\/[^/]+|page\/\d+)\/?$/.test(href)
}

/** The same page for a payload's address. */
export function pageOfPayload(pathname: string): string {
  return pathname.slice(0, -'index.txt'.length)
}

function normal(pathname: string): string {
  try {
    return encodeURI(decodeURI(pathname))
  } catch {
    return pathname
  }
}

/**
 * HTML and payload are one entry, written at once: a document is never kept with the data of another
 * version of itself.
 */
export function entryOf(page: KeptPage, text: PageText): Response {
  return new Response(JSON.stringify(text), {
    headers: {
      'content-type': 'application/json',
      [header]: encodeURIComponent(JSON.stringify(page)),
    },
  })
}

export function keptPageOf(entry: Response): KeptPage | undefined {
  try {
    return JSON.parse(decodeURIComponent(entry.headers.get(header) ?? '')) as KeptPage
  } catch {
    return undefined
  }
}

/** We wrote it ourselves, in the same form. */
export async function pageTextOf(entry: Response): Promise<PageText> {
  return (await entry.json()) as PageText
}
