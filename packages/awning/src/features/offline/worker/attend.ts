import { splitPayload, type PageHeader } from '../../../client/payload.ts'
import { payloadHref } from '../../../client/payloadHref.ts'
import { pageStore } from './pageStore.ts'
import { refreshAreas } from './refreshAreas.ts'
import type { Store } from './store.ts'

/** Looking for a new version this often is enough. */
const checkEvery = 10 * 60 * 1000

/**
 * Registers the worker and minds it; `onNewVersion` is told that the site has another version than
 * when the app started. Gives the store that the worker serves from; a browser that has none, or
 * none for us, is left in peace.
 */
export async function attend(base: string, onNewVersion: () => void): Promise<Store | undefined> {
  const store = pageStore(base)
  const registration = store && (await register(base))
  if (!registration) return undefined
  registration.addEventListener('updatefound', () => {
    const { installing, active } = registration
    installing?.addEventListener('statechange', () => {
      if (!active || installing.state !== 'activated') return
      onNewVersion()
      alone(store, () => refreshAreas(store))
    })
  })
  let checked = performance.now() - checkEvery
  const check = () => {
    if (document.hidden || !navigator.onLine || performance.now() - checked < checkEvery) return
    checked = performance.now()
    registration.update().catch(() => {})
  }
  document.addEventListener('visibilitychange', check)
  addEventListener('online', check)
  return store
}

async function register(base: string): Promise<ServiceWorkerRegistration | undefined> {
  try {
    return await navigator.serviceWorker.register(`${base}sw.js`, {
      scope: base,
      updateViaCache: 'none',
    })
  } catch {
    // Blocked by the reader, or by the place where the page is shown.
    return undefined
  }
}

/** In one tab of all that are open. */
function alone({ locks }: Store, work: () => Promise<void>): void {
  locks
    ?.request('offline-refresh', { ifAvailable: true }, async (lock) => lock && work())
    .catch(() => {})
}

/** Whether the page at an address is another than the one with this id. In doubt it is not. */
export async function isRenewed(pathname: string, id: string): Promise<boolean> {
  try {
    const answer = await fetch(payloadHref(pathname), { cache: 'no-cache' })
    if (!answer.ok) return false
    const bytes = new Uint8Array(await answer.arrayBuffer())
    return splitPayload<PageHeader>(bytes).header.id !== id
  } catch {
    return false
  }
}
