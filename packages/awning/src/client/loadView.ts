import type { ReactNode } from 'react'
import { fetchPayload } from './fetchPayload.ts'
import { payloadHref } from './payloadHref.ts'
import { carriesHash, isIntact } from './fileHash.ts'
import {
  BrokenPayload,
  savedHeader,
  splitPayload,
  type PageHeader,
  type PartHeader,
} from './payload.ts'
import { loadNeeds } from './references.ts'
import type { SidebarEntry } from './sidebarEntry.ts'
import type { View } from './view.ts'

/** Turns a flight stream into a React node. The client entry provides it, because only that imports the RSC runtime. */
export type Decode = (stream: Uint8Array) => Promise<unknown>

/** The page was made for another build of the app, so only a full document load can show it. */
export class StalePayload extends Error {
  override name = 'StalePayload'
}

/** The address is an old one, which leads to another page. */
export class Redirected extends Error {
  override name = 'Redirected'
  readonly to: string

  constructor(to: string) {
    super(`the page is at ${to} now`)
    this.to = to
  }
}

const parts = new Map<string, Promise<ReactNode>>()
const entryLists = new Map<string, Promise<readonly SidebarEntry[]>>()
/** A large site has thousands of these lists. The parts are few: navbar and footer, and the frames of sidebars. */
const maxEntryLists = 30

/**
 * Loads the page at a path with every component and style it needs, so that it is never shown in part. An
 * address without a page gives the locale's not-found page. `wanted` is the payload id that the current
 * document names: React can hydrate a document only with the payload it was rendered from.
 */
export async function loadView(
  pathname: string,
  notFound: string,
  decode: Decode,
  wanted?: string,
): Promise<View> {
  const href = payloadHref(pathname)
  const response = await fetchPayload(href)
  if (response.status === 404) {
    if (pathname === notFound) throw new BrokenPayload('the not-found page is missing')
    return loadView(notFound, notFound, decode)
  }
  try {
    return await readView(response, href, decode, wanted)
  } catch (error) {
    // Only a prefetched response has no address. It may be a login page, or name files that a deploy
    // has removed since, so the page is fetched now. That response is not a prefetched one.
    const isAnswer = error instanceof StalePayload || error instanceof Redirected
    if (response.url !== '' || isAnswer) throw error
    return loadView(pathname, notFound, decode, wanted)
  }
}

/** The view of a payload that has arrived in another way, which the dev server uses. */
export function viewOf(payload: string, decode: Decode): Promise<View> {
  return readView(new Response(payload), '', decode, undefined)
}

async function readView(
  response: Response,
  href: string,
  decode: Decode,
  wanted: string | undefined,
): Promise<View> {
  let { header, stream } = splitPayload<PageHeader>(await body(response))
  if (header.redirect !== undefined) throw new Redirected(header.redirect)
  if (wanted !== undefined && header.id !== wanted) {
    // The document came from the offline cache and the payload, a newer one, from the network. The
    // service worker has saved the payload that belongs to the document.
    response = await fetchPayload(`${href}?id=${wanted}`)
    ;({ header, stream } = splitPayload<PageHeader>(await body(response)))
    if (header.id !== wanted) throw new StalePayload('the page has been updated')
  }
  if (header.build !== window.__awning.build) throw new StalePayload('the site has been updated')
  const [shell, aside, entries] = await Promise.all([
    loadPart(header.shell, decode),
    header.aside === null ? null : loadPart(header.aside, decode),
    header.entries === undefined ? undefined : loadEntries(header.entries),
    loadNeeds(header),
  ])
  const main = (await decode(stream)) as ReactNode
  const isSaved = response.headers.has(savedHeader)
  const { id, path, head } = header
  return { id, isSaved, path, head, shell, aside, entries, main }
}

function loadPart(href: string, decode: Decode): Promise<ReactNode> {
  return once(parts, href, async () => {
    const { header, stream } = splitPayload<PartHeader>(await fetchIntact(href))
    await loadNeeds(header)
    return (await decode(stream)) as ReactNode
  })
}

function loadEntries(href: string): Promise<readonly SidebarEntry[]> {
  const entries = once(entryLists, href, async () => {
    const text = new TextDecoder().decode(await fetchIntact(href))
    try {
      return JSON.parse(text) as readonly SidebarEntry[]
    } catch {
      throw new BrokenPayload(`the response is not ${href}`)
    }
  })
  // The one that was not used for longest is forgotten.
  entryLists.delete(href)
  entryLists.set(href, entries)
  const [oldest] = entryLists.keys()
  if (entryLists.size > maxEntryLists && oldest !== undefined) entryLists.delete(oldest)
  return entries
}

/** A file that failed to load is fetched again the next time. */
function once<T>(loaded: Map<string, Promise<T>>, href: string, load: () => Promise<T>) {
  const known = loaded.get(href)
  if (known) return known
  const loading = load()
  loaded.set(href, loading)
  loading.catch(() => loaded.delete(href))
  return loading
}

async function fetchIntact(href: string): Promise<Uint8Array> {
  const bytes = await body(await fetchPayload(href))
  // A host that mixes up two versions would put the navbar of one around the page of the other.
  // Parts of the dev server carry no hash, and origins that are not secure cannot compute one.
  const isCheckable = carriesHash(href) && globalThis.crypto?.subtle !== undefined
  if (isCheckable && !(await isIntact(href, bytes)))
    throw new BrokenPayload(`the response is not ${href}`)
  return bytes
}

async function body(response: Response): Promise<Uint8Array<ArrayBuffer>> {
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`.trim())
  return new Uint8Array(await response.arrayBuffer())
}
