import {
  answerFile,
  answerIndex,
  answerPage,
  answerPayload,
  answerPicture,
  kindOf,
  type Desk,
  type Kind,
} from './answer.ts'
import { dropCaches, dropUnused } from './dropUnused.ts'
import { FileKeeper } from './fileKeeper.ts'
import { keepPage } from './keepPage.ts'
import type { AskEvent, WorkerScope } from './workerScope.ts'

/**
 * `sw.js`: the site when there is no network. The build puts in the constants; another version of
 * the site is another script, and that is how browsers learn of it.
 */
declare const BASE: string
declare const VERSION: string
declare const OFFLINE_PAGES: Desk['offlinePages']
declare const self: WorkerScope

/** So long the network is waited for where a kept page could stand in. */
const patience = 3000

const desk: Desk = {
  store: {
    caches: self.caches,
    fetch: (href, init) => fetch(href, init),
    base: BASE,
    locks: self.navigator.locks,
  },
  offlinePages: OFFLINE_PAGES,
  patience: () => new Promise((resolve) => setTimeout(resolve, patience)),
  checked: new Set(),
}

self.addEventListener('install', (event) => event.waitUntil(install()))
self.addEventListener('activate', (event) => event.waitUntil(activate()))
self.addEventListener('fetch', (event) => {
  const kind = kindOf(event.request, self.location.origin, BASE)
  if (kind) event.respondWith(answer(event, kind))
})

/** Pages keep their own version, and documents come from the network first: nobody has to wait. */
async function install(): Promise<void> {
  const files = new FileKeeper(desk.store)
  const { store, offlinePages } = desk
  // Without them it is still of use.
  await Promise.allSettled(offlinePages.map(({ href }) => keepPage(store, files, href)))
  await self.skipWaiting()
}

async function activate(): Promise<void> {
  const { navigationPreload } = self.registration as Partial<ServiceWorkerRegistration>
  await Promise.allSettled([navigationPreload?.enable(), dropCaches(desk.store, 'old')])
  await Promise.allSettled([dropUnused(desk.store)])
  await self.clients.claim()
}

async function answer(event: AskEvent, kind: Kind): Promise<Response> {
  const { request } = event
  const { pathname, search, searchParams } = new URL(request.url)
  const ask = (cache?: RequestCache) => fetch(request, cache && { cache })
  switch (kind) {
    case 'page':
      return answerPage(desk, pathname, async () => (await event.preloadResponse) ?? ask())
    case 'payload':
      return answerPayload(desk, pathname, searchParams.get('id'), ask)
    case 'picture':
      return answerPicture(desk, pathname, ask)
    case 'file':
    case 'index': {
      const { answer: file, kept } =
        kind === 'file'
          ? await answerFile(desk, pathname, ask)
          : await answerIndex(desk, pathname + search, ask)
      event.waitUntil(kept)
      return file
    }
  }
}

Object.assign(self, { version: VERSION })
