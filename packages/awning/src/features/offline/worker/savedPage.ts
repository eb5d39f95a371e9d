import { payloadHref } from '../../../client/payloadHref.ts'

/** The facts about a saved page that can be read without its text. */
export interface SavedPage {
  readonly href: string
  readonly title: string
  readonly lang: string
  /** Id of the payload, which the HTML names too. */
  readonly id: string
  /** Hash of the client bundle that the page was made for. */
  readonly build: string
  /** Addresses of the files without which the page is incomplete. */
  readonly files: readonly string[]
}

export interface PageText {
  readonly html: string
  readonly payload: string
}

const header = 'x-page'

/** The cache key of a page, the same for every form of its address. */
export function pageKey(pathname: string): string {
  return payloadHref(normalize(pathname)).replace(/index\.txt$/, 'index.html')
}

/** Whether a page only lists others: the page of a tag, or a later page of a list. */
export function isListing(href: string): boolean {
  return /\/(?:tags\/[^/]+|page\/\d+)\/?$/.test(href)
}

/** Address of the page that a payload belongs to. */
export function pageOfPayload(pathname: string): string {
  return pathname.slice(0, -'index.txt'.length)
}

function normalize(pathname: string): string {
  try {
    return encodeURI(decodeURI(pathname))
  } catch {
    return pathname
  }
}

/**
 * HTML and payload are one cache entry, so a document is never stored with the payload of another
 * version.
 */
export function cacheEntryOf(page: SavedPage, text: PageText): Response {
  return new Response(JSON.stringify(text), {
    headers: {
      'content-type': 'application/json',
      [header]: encodeURIComponent(JSON.stringify(page)),
    },
  })
}

export function savedPageOf(entry: Response): SavedPage | undefined {
  try {
    return JSON.parse(decodeURIComponent(entry.headers.get(header) ?? '')) as SavedPage
  } catch {
    return undefined
  }
}

/** Entries are written by `cacheEntryOf` only. */
export async function pageTextOf(entry: Response): Promise<PageText> {
  return (await entry.json()) as PageText
}
