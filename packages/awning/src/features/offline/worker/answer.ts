import { fetchChecked, type AskNetwork } from './checkedFetch.ts'
import { fileCheck, indexCheck } from './fileCheck.ts'
import { carriesHash } from './fileHash.ts'
import { pageOfPayload } from './keptPage.ts'
import { findKept } from './listKept.ts'
import { openFiles, openIndex, type Store } from './store.ts'
import { storedFile, storeFile } from './storedFile.ts'

/** What the worker has to say to requests of the site's pages. */
export interface Desk {
  readonly store: Store
  /** Pages to show in place of one that cannot be had, by the root of their language. */
  readonly offlinePages: readonly { readonly root: string; readonly href: string }[]
  /** Resolves when the network has been waited for long enough. */
  readonly patience: () => Promise<void>
  /** Stored files that were checked since the worker started: once is enough. */
  readonly checked: Set<string>
}

export type Kind = 'page' | 'payload' | 'file' | 'index' | 'picture'

type Asked = Pick<Request, 'method' | 'url' | 'mode' | 'destination' | 'headers'>

/** What a request is for; everything that has no kind is left to the browser. */
export function kindOf(request: Asked, origin: string, base: string): Kind | undefined {
  const { pathname, origin: to } = new URL(request.url)
  if (request.method !== 'GET' || to !== origin || !pathname.startsWith(base)) return undefined
  if (request.headers.has('range')) return undefined
  if (request.mode === 'navigate')
    return /\.(?!html$)[a-z\d]+$/i.test(pathname) ? undefined : 'page'
  if (pathname.endsWith('/index.txt')) return 'payload'
  if (/^(?:assets\/)?search\//.test(pathname.slice(base.length))) return 'index'
  if (pathname.startsWith(`${base}assets/`) && carriesHash(pathname)) return 'file'
  return request.destination === 'image' ? 'picture' : undefined
}

/** The network's word counts; a kept page stands in when it is slow, silent or out of order. */
export async function answerPage(
  desk: Desk,
  pathname: string,
  ask: () => Promise<Response>,
): Promise<Response> {
  const kept = async (path: string) => {
    const found = await findKept(desk.store, path)
    return found && new Response((await found.text()).html, { headers: html })
  }
  const answer = await networkFirst(desk, ask, () => kept(pathname))
  if (answer) return answer
  const instead = desk.offlinePages
    .filter(({ root }) => `${pathname}/`.startsWith(root))
    .sort((a, b) => b.root.length - a.root.length)[0]
  return (instead && (await quietly(() => kept(instead.href)))) ?? Response.error()
}

/** `wanted` is the id of the payload that a kept document asks for by name. */
export async function answerPayload(
  desk: Desk,
  pathname: string,
  wanted: string | null,
  ask: () => Promise<Response>,
): Promise<Response> {
  const kept = async () => {
    const found = await findKept(desk.store, pageOfPayload(pathname))
    if (!found || (wanted !== null && found.page.id !== wanted)) return undefined
    return new Response((await found.text()).payload, { headers: plain })
  }
  const named = wanted === null ? undefined : await quietly(kept)
  return named ?? (await networkFirst(desk, ask, kept)) ?? Response.error()
}

/** A hashed name never means anything else: stored once, the file is not fetched again. */
export async function answerFile(
  { store, checked }: Desk,
  pathname: string,
  ask: AskNetwork,
): Promise<{ answer: Response; kept: Promise<void> }> {
  const known = await quietly(async () =>
    checked.has(pathname) ? (await openFiles(store)).match(pathname) : storedFile(store, pathname),
  )
  if (known) {
    checked.add(pathname)
    return { answer: known, kept: Promise.resolve() }
  }
  const { response, bytes } = await fetchChecked(ask, fileCheck(pathname))
  const keep = async () => bytes && storeFile(store, pathname, bytes, response)
  return { answer: response, kept: quietly(keep).then(() => {}) }
}

/**
 * A piece of the search index: what was searched once is searched again without a network. Pieces
 * carry their version in the query, and one version of each is kept.
 */
export async function answerIndex(
  desk: Desk,
  href: string,
  ask: AskNetwork,
): Promise<{ answer: Response; kept: Promise<void> }> {
  let fresh: Response | undefined
  const asking = async () => {
    const { response, bytes } = await fetchChecked(ask, indexCheck(href))
    if (bytes) fresh = response.clone()
    return response
  }
  const known = async () => (await openIndex(desk.store)).match(href)
  const answer = (await networkFirst(desk, asking, known)) ?? Response.error()
  const keep = async () => {
    if (!fresh) return
    const index = await openIndex(desk.store)
    await index.delete(href.replace(/\?.*/, ''), { ignoreSearch: true })
    await index.put(href, fresh)
  }
  return { answer, kept: quietly(keep).then(() => {}) }
}

export async function answerPicture(
  desk: Desk,
  pathname: string,
  ask: () => Promise<Response>,
): Promise<Response> {
  const kept = async () => (await openFiles(desk.store)).match(pathname)
  return (await networkFirst(desk, ask, kept)) ?? Response.error()
}

async function networkFirst(
  { patience }: Desk,
  ask: () => Promise<Response>,
  kept: () => Promise<Response | undefined>,
): Promise<Response | undefined> {
  const network = ask().then(
    // Firefox gives a preload that failed as such a response, where other browsers reject.
    (response) => (response.type === 'error' ? undefined : response),
    () => undefined,
  )
  const first = await Promise.race([network, patience().then(() => 'late' as const)])
  if (first instanceof Response && first.status < 500) return first
  return (await quietly(kept)) ?? (first === 'late' ? network : first)
}

/** A store that is blocked, full or broken is as good as an empty one. */
async function quietly<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work()
  } catch {
    return undefined
  }
}

const html = { 'content-type': 'text/html; charset=utf-8' }
const plain = { 'content-type': 'text/plain; charset=utf-8' }
