import { removeCaches } from './removeUnusedFiles.ts'
import type { WorkerScope } from './workerScope.ts'

/**
 * `sw.js` of a site without offline reading: replaces a worker that browsers still have registered,
 * removes all caches of the site and unregisters itself.
 */
declare const BASE: string
declare const self: WorkerScope

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))
self.addEventListener('activate', (event) => event.waitUntil(removeWorker()))

async function removeWorker(): Promise<void> {
  const store = { caches: self.caches, fetch, base: BASE }
  await Promise.allSettled([removeCaches(store, 'all')])
  await self.registration.unregister()
}
