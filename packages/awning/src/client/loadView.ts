import type { ReactNode } from 'react'
import { payloadHref } from './payloadHref.ts'
import { BrokenPayload, splitPayload, type PageHeader, type PartHeader } from './payload.ts'
import { loadNeeds } from './references.ts'
import type { View } from './view.ts'

/** Turns a flight stream into what React can draw; given by the entry, which knows the runtime. */
export type Decode = (stream: Uint8Array) => Promise<unknown>

/** The page was made for another build of the app: only a new document can show it. */
export class StalePayload extends Error {
  override name = 'StalePayload'
}

const parts = new Map<string, Promise<ReactNode>>()

/**
 * The page at a path, complete: every byte, component and style it needs is here before anything of
 * it is drawn. An address without a page gives the locale's not-found page. `wanted` is the id that
 * the document on the screen names: it can be taken over by its own payload only.
 */
export async function loadView(
  pathname: string,
  notFound: string,
  decode: Decode,
  wanted?: string,
): Promise<View> {
  const href = payloadHref(pathname)
  const response = await window.shop.take(absolute(href))
  if (response.status === 404) {
    if (pathname === notFound) throw new BrokenPayload('the not-found page is missing')
    return loadView(notFound, notFound, decode)
  }
  let { header, stream } = splitPayload<PageHeader>(await body(response))
  if (wanted !== undefined && header.id !== wanted) {
    // A kept document, and a newer payload over the network: the worker has the one that fits.
    const fitting = await window.shop.take(absolute(`${href}?id=${wanted}`))
    ;({ header, stream } = splitPayload<PageHeader>(await body(fitting)))
    if (header.id !== wanted) throw new StalePayload('the page has been updated')
  }
  if (header.build !== window.shop.build) throw new StalePayload('the site has been updated')
  const [shell, aside] = await Promise.all([
    loadPart(header.shell, decode),
    header.aside === null ? null : loadPart(header.aside, decode),
    loadNeeds(header),
  ])
  const main = (await decode(stream)) as ReactNode
  return { id: header.id, path: header.path, shell, aside, main }
}

function loadPart(href: string, decode: Decode): Promise<ReactNode> {
  const known = parts.get(href)
  if (known) return known
  const loading = fetchPart(href, decode)
  parts.set(href, loading)
  loading.catch(() => parts.delete(href))
  return loading
}

async function fetchPart(href: string, decode: Decode): Promise<ReactNode> {
  const { header, stream } = splitPayload<PartHeader>(
    await body(await window.shop.take(absolute(href))),
  )
  await loadNeeds(header)
  return (await decode(stream)) as ReactNode
}

async function body(response: Response): Promise<Uint8Array> {
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`.trim())
  return new Uint8Array(await response.arrayBuffer())
}

/** Boot keeps what it fetched by absolute address. */
function absolute(href: string): string {
  return new URL(href, location.origin).href
}
