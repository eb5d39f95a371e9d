import { useEffect, useState, useSyncExternalStore } from 'react'
import { fetchAreas, savedAreas, type Area, type SavedArea } from '../worker/areas.ts'
import type { SavedPage } from '../worker/savedPage.ts'
import { listSavedPages } from '../worker/listSavedPages.ts'
import { pageStore } from '../worker/pageStore.ts'
import type { OfflineStore } from '../worker/offlineStore.ts'
import {
  downloadsRevision,
  downloadsStoredRevision,
  subscribeToDownloads,
} from './areaDownloads.ts'

/** What is saved on the device, and what can be saved. */
export interface Offline {
  /** Undefined until storage has been read, null where the browser has none or blocks it. */
  readonly store: OfflineStore | null | undefined
  readonly pages: readonly SavedPage[]
  readonly savedAreas: readonly SavedArea[]
  /** Undefined until the list is loaded, and without a network. */
  readonly areas: readonly Area[] | undefined
  /** Reads storage again. */
  refresh(): void
}

interface StoredState {
  readonly store: OfflineStore | null
  readonly pages: readonly SavedPage[]
  readonly savedAreas: readonly SavedArea[]
}

export function useOffline(root: string): Offline {
  // Each page that is saved is shown in the progress of its area.
  useSyncExternalStore(subscribeToDownloads, downloadsRevision, () => 0)
  const revision = useSyncExternalStore(subscribeToDownloads, downloadsStoredRevision, () => 0)
  const [refreshes, setRefreshes] = useState(0)
  const [stored, setStored] = useState<StoredState>()
  const [areas, setAreas] = useState<readonly Area[]>()

  useEffect(() => {
    let isCurrent = true
    void readStore().then((result) => isCurrent && setStored(result))
    return () => {
      isCurrent = false
    }
  }, [revision, refreshes])

  const store = stored?.store
  useEffect(() => {
    if (!store) return undefined
    const loadAreas = () =>
      void fetchAreas(store, root).then(
        (list) => setAreas(list.areas),
        () => {},
      )
    loadAreas()
    addEventListener('online', loadAreas)
    return () => removeEventListener('online', loadAreas)
  }, [store, root])

  return {
    store,
    pages: stored?.pages ?? noPages,
    savedAreas: stored?.savedAreas ?? noAreas,
    areas,
    refresh: () => setRefreshes((count) => count + 1),
  }
}

const noPages: readonly SavedPage[] = []
const noAreas: readonly SavedArea[] = []

/** One object for all calls, because effects depend on its identity. */
let cachedStore: OfflineStore | undefined

async function readStore(): Promise<StoredState> {
  cachedStore ??= pageStore(window.__awning.base)
  const store = cachedStore
  try {
    if (store)
      return { store, pages: await listSavedPages(store), savedAreas: await savedAreas(store) }
  } catch {
    // `caches` exists, but storage is blocked.
  }
  return { store: null, pages: [], savedAreas: [] }
}
