import { savesData } from '../../../client/savesData.ts'
import { pageStore } from './pageStore.ts'
import { refreshAreas } from './refreshAreas.ts'
import type { OfflineStore } from './offlineStore.ts'

/** Browsers are asked to look for a new service worker at most this often, in milliseconds. */
const updateInterval = 10 * 60 * 1000

/**
 * Registers the service worker and looks for updates of it. `onNewVersion` is called when the site has
 * been deployed since the app started. Resolves with the store that the worker serves from, or with
 * undefined where the browser does not allow a worker or storage.
 */
export async function registerWorker(
  base: string,
  onNewVersion: () => void,
): Promise<OfflineStore | undefined> {
  const store = pageStore(base)
  const registration = store && (await register(base))
  if (!registration) return undefined
  registration.addEventListener('updatefound', () => {
    const { installing, active } = registration
    installing?.addEventListener('statechange', () => {
      if (!active || installing.state !== 'activated') return
      onNewVersion()
      if (!savesData()) inOneTab(store, () => refreshAreas(store))
    })
  })
  let checkedAt = performance.now() - updateInterval
  const check = () => {
    if (document.hidden || !navigator.onLine) return
    if (performance.now() - checkedAt < updateInterval) return
    checkedAt = performance.now()
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
    // The reader's settings or a sandboxed frame forbid service workers.
    return undefined
  }
}

/** Does the work only in this tab: the lock is taken while another tab does it. */
function inOneTab({ locks }: OfflineStore, work: () => Promise<void>): void {
  locks
    ?.request('offline-refresh', { ifAvailable: true }, async (lock) => lock && work())
    .catch(() => {})
}
