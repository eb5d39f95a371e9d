import { dropCaches } from './dropUnused.ts'
import type { WorkerScope } from './workerScope.ts'

/**
 * `sw.js` of a site that wants no worker: takes the place of one that browsers still have, throws out
 * all that it kept, and goes.
 */
declare const BASE: string
declare const self: WorkerScope

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))
self.addEventListener('activate', (event) => event.waitUntil(leave()))

async function leave(): Promise<void> {
  const store = { caches: self.caches, fetch, base: BASE }
  await Promise.allSettled([dropCaches(store, 'all')])
  await self.registration.unregister()
}
