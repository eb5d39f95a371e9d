import {
  respondWithFile,
  respondWithIndex,
  respondWithPage,
  respondWithPayload,
  respondWithPicture,
  requestKind,
  type WorkerContext,
  type RequestKind,
} from './respond.ts'
import { removeCaches, removeUnusedFiles } from './removeUnusedFiles.ts'
import { saveOfflinePages } from './saveOfflinePages.ts'
import type { WorkerFetchEvent, WorkerScope } from './workerScope.ts'

/**
 * `sw.js`, the service worker that serves the site offline. The build replaces the constants. `VERSION`
 * differs for each version of the site, so browsers see a changed script and install it.
 */
declare const BASE: string
declare const VERSION: string
declare const OFFLINE_PAGES: WorkerContext['offlinePages']
declare const self: WorkerScope

/** How long the network may take before a saved page is shown instead. */
const networkTimeoutMs = 3000
/**
 * The same for a page that the reader reloads, which asks for the newest version. A connection needs four
 * round trips before the response begins, and one on slow 2g takes two seconds or more; a reader who
 * still sees nothing after 15 seconds believes that the site is broken.
 */
const reloadTimeoutMs = 15_000

const context: WorkerContext = {
  store: {
    caches: self.caches,
    fetch: (href, init) => fetch(href, init),
    base: BASE,
    locks: self.navigator.locks,
  },
  offlinePages: OFFLINE_PAGES,
  networkTimeout: (isReload) =>
    new Promise((resolve) => setTimeout(resolve, isReload ? reloadTimeoutMs : networkTimeoutMs)),
  checked: new Set(),
}

/** Set by the first page that is opened since the worker started. */
let offlinePagesSaved: Promise<void> | undefined

self.addEventListener('install', (event) => event.waitUntil(install()))
self.addEventListener('activate', (event) => event.waitUntil(activate()))
self.addEventListener('fetch', (event) => {
  const kind = requestKind(event.request, self.location.origin, BASE)
  if (kind) event.respondWith(respond(event, kind))
})

/** Activates at once: saved pages carry their version and documents come from the network first, so no open tab breaks. */
async function install(): Promise<void> {
  await saveOfflinePages(context, 'all')
  await self.skipWaiting()
}

async function activate(): Promise<void> {
  const { navigationPreload } = self.registration as Partial<ServiceWorkerRegistration>
  await Promise.allSettled([navigationPreload?.enable(), removeCaches(context.store, 'old')])
  await Promise.allSettled([removeUnusedFiles(context.store)])
  await self.clients.claim()
}

async function respond(event: WorkerFetchEvent, kind: RequestKind): Promise<Response> {
  const { request } = event
  const { pathname, search, searchParams } = new URL(request.url)
  const fetchFromNetwork = (cache?: RequestCache) => fetch(request, cache && { cache })
  switch (kind) {
    case 'page': {
      const response = await respondWithPage(
        context,
        pathname,
        async () => (await event.preloadResponse) ?? fetchFromNetwork(),
        // Browsers set these modes for the document that the reader reloads.
        request.cache === 'no-cache' || request.cache === 'reload',
      )
      offlinePagesSaved ??= saveOfflinePages(context, 'missing')
      event.waitUntil(offlinePagesSaved)
      return response
    }
    case 'payload':
      return respondWithPayload(context, pathname, searchParams.get('id'), fetchFromNetwork)
    case 'picture':
      return respondWithPicture(context, pathname, fetchFromNetwork)
    case 'file':
    case 'index': {
      const { response, stored } =
        kind === 'file'
          ? await respondWithFile(context, pathname, fetchFromNetwork)
          : await respondWithIndex(context, pathname + search, fetchFromNetwork)
      event.waitUntil(stored)
      return response
    }
  }
}

Object.assign(self, { version: VERSION })
