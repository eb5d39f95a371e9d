import { fetchChecked, type FetchFromNetwork } from './fetchChecked.ts'
import { fileCheck, indexCheck } from './fileCheck.ts'
import { bypassHeader, savedHeader } from '../../../client/payload.ts'
import { carriesHash } from '../../../client/fileHash.ts'
import { pageOfPayload } from './savedPage.ts'
import { findSavedPage } from './listSavedPages.ts'
import { openFiles, openIndex, type OfflineStore } from './offlineStore.ts'
import { storedFile, storeFile } from './storedFile.ts'
import { storeIndexFile } from './storeIndexFile.ts'

/** What the functions that respond to requests need from the worker. */
export interface WorkerContext {
  readonly store: OfflineStore
  /** The offline page of each language, shown instead of a page that cannot be loaded. */
  readonly offlinePages: readonly { readonly root: string; readonly href: string }[]
  /** Resolves when a saved page should be shown although the network has not failed yet. */
  readonly networkTimeout: (isReload: boolean) => Promise<void>
  /** Stored files whose hash was checked since the worker started; they are not checked again. */
  readonly checked: Set<string>
}

/** A response, and a promise for when it has been stored: the worker must stay alive until then. */
export interface Stored {
  readonly response: Response
  readonly stored: Promise<void>
}

export type RequestKind = 'page' | 'payload' | 'file' | 'index' | 'picture'

type RequestFields = Pick<Request, 'method' | 'url' | 'mode' | 'destination' | 'headers'>

/** What a request is for; a request without a kind is left to the browser. */
export function requestKind(
  request: RequestFields,
  origin: string,
  base: string,
): RequestKind | undefined {
  const { pathname, origin: to } = new URL(request.url)
  if (request.method !== 'GET' || to !== origin || !pathname.startsWith(base)) return undefined
  if (request.headers.has('range') || request.headers.has(bypassHeader)) return undefined
  const isFile = pathname.startsWith(`${base}assets/`) && carriesHash(pathname)
  // The document of a frame is a file too.
  if (request.mode === 'navigate' && !(isFile && request.destination === 'iframe'))
    return /\.(?!html$)[a-z\d]+$/i.test(pathname) ? undefined : 'page'
  if (pathname.endsWith('/index.txt')) return 'payload'
  if (pathname.startsWith(`${base}search/`)) return 'index'
  if (isFile) return 'file'
  return request.destination === 'image' ? 'picture' : undefined
}

/**
 * Prefers the network; a saved page is used when the network is slow, fails or gives a server error. A
 * reader who reloads may have seen something wrong, so then every stored file is checked again.
 */
export async function respondWithPage(
  context: WorkerContext,
  pathname: string,
  fetchFromNetwork: () => Promise<Response>,
  isReload = false,
): Promise<Response> {
  if (isReload) context.checked.clear()
  const savedPage = async (path: string) => {
    const found = await findSavedPage(context.store, path)
    return found && new Response((await found.text()).html, { headers: html })
  }
  const saved = () => savedPage(pathname)
  const response = await networkFirst(context, fetchFromNetwork, saved, isReload)
  if (response) return response
  const offlinePage = context.offlinePages
    .filter(({ root }) => `${pathname}/`.startsWith(root))
    .sort((a, b) => b.root.length - a.root.length)[0]
  return (
    (offlinePage && (await ignoreErrors(() => savedPage(offlinePage.href)))) ?? Response.error()
  )
}

/** `wanted` is set when a saved document requests the payload it was rendered from. */
export async function respondWithPayload(
  context: WorkerContext,
  pathname: string,
  wanted: string | null,
  fetchFromNetwork: () => Promise<Response>,
): Promise<Response> {
  const savedPayload = async () => {
    const found = await findSavedPage(context.store, pageOfPayload(pathname))
    if (!found || (wanted !== null && found.page.id !== wanted)) return undefined
    return new Response((await found.text()).payload, { headers: savedPlain })
  }
  const matching = wanted === null ? undefined : await ignoreErrors(savedPayload)
  return (
    matching ?? (await networkFirst(context, fetchFromNetwork, savedPayload)) ?? Response.error()
  )
}

/** The content under a hashed name never changes, so a stored file is not fetched again. */
export async function respondWithFile(
  { store, checked }: WorkerContext,
  pathname: string,
  fetchFromNetwork: FetchFromNetwork,
): Promise<Stored> {
  const known = await ignoreErrors(async () =>
    checked.has(pathname) ? (await openFiles(store)).match(pathname) : storedFile(store, pathname),
  )
  if (known) {
    checked.add(pathname)
    return { response: known, stored: Promise.resolve() }
  }
  const { response, bytes } = await fetchChecked(fetchFromNetwork, fileCheck(pathname))
  const save = async () => bytes && storeFile(store, pathname, bytes, response)
  return { response, stored: ignoreErrors(save).then(() => {}) }
}

/** Responds with a file of the search index and stores it, so that the same search works offline. */
export async function respondWithIndex(
  context: WorkerContext,
  href: string,
  fetchFromNetwork: FetchFromNetwork,
): Promise<Stored> {
  let fresh: Response | undefined
  const fetchFresh = async () => {
    const { response, bytes } = await fetchChecked(fetchFromNetwork, indexCheck(href))
    if (bytes) fresh = response.clone()
    return response
  }
  const known = async () => (await openIndex(context.store)).match(href)
  const response = (await networkFirst(context, fetchFresh, known)) ?? Response.error()
  const save = async () => fresh && storeIndexFile(context.store, href, fresh)
  return { response, stored: ignoreErrors(save).then(() => {}) }
}

export async function respondWithPicture(
  context: WorkerContext,
  pathname: string,
  fetchFromNetwork: () => Promise<Response>,
): Promise<Response> {
  const stored = async () => (await openFiles(context.store)).match(pathname)
  return (await networkFirst(context, fetchFromNetwork, stored)) ?? Response.error()
}

async function networkFirst(
  { networkTimeout }: WorkerContext,
  fetchFromNetwork: () => Promise<Response>,
  fallback: () => Promise<Response | undefined>,
  isReload = false,
): Promise<Response | undefined> {
  const network = fetchFromNetwork().then(
    // Firefox resolves a failed preload with such a response, where other browsers reject.
    (response) => (response.type === 'error' ? undefined : response),
    () => undefined,
  )
  const first = await Promise.race([network, networkTimeout(isReload).then(() => 'late' as const)])
  if (first instanceof Response && first.status < 500) return first
  return (await ignoreErrors(fallback)) ?? (first === 'late' ? network : first)
}

/** Storage that is blocked, full or broken is treated as empty. */
async function ignoreErrors<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work()
  } catch {
    return undefined
  }
}

const html = { 'content-type': 'text/html; charset=utf-8' }
const savedPlain = { 'content-type': 'text/plain; charset=utf-8', [savedHeader]: '1' }
