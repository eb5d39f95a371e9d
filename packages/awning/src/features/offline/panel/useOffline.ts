import { useEffect, useState, useSyncExternalStore } from 'react'
import { fetchAreas, keptAreas, type Area, type KeptArea } from '../worker/areas.ts'
import type { KeptPage } from '../worker/keptPage.ts'
import { listKept } from '../worker/listKept.ts'
import { pageStore } from '../worker/pageStore.ts'
import type { Store } from '../worker/store.ts'
import { runsRound, watchRuns } from './areaRuns.ts'

/** What lies on the device, and what could. */
export interface Offline {
  /** Undefined while it is being looked at, null where the browser keeps nothing for us. */
  readonly store: Store | null | undefined
  readonly pages: readonly KeptPage[]
  readonly kept: readonly KeptArea[]
  /** Undefined without a network: then nothing can be fetched. */
  readonly areas: readonly Area[] | undefined
  /** Looks again. */
  refresh(): void
}

interface Found {
  readonly store: Store | null
  readonly pages: readonly KeptPage[]
  readonly kept: readonly KeptArea[]
}

export function useOffline(root: string): Offline {
  const round = useSyncExternalStore(watchRuns, runsRound, () => 0)
  const [looks, setLooks] = useState(0)
  const [found, setFound] = useState<Found>()
  const [areas, setAreas] = useState<readonly Area[]>()

  useEffect(() => {
    let isCurrent = true
    void look().then((result) => isCurrent && setFound(result))
    return () => {
      isCurrent = false
    }
  }, [round, looks])

  const store = found?.store
  useEffect(() => {
    if (!store) return undefined
    const ask = () =>
      void fetchAreas(store, root).then(
        (list) => setAreas(list.areas),
        () => {},
      )
    ask()
    addEventListener('online', ask)
    return () => removeEventListener('online', ask)
  }, [store, root])

  return {
    store,
    pages: found?.pages ?? [],
    kept: found?.kept ?? [],
    areas,
    refresh: () => setLooks((count) => count + 1),
  }
}

/** One and the same each time it is looked at. */
let ours: Store | undefined

async function look(): Promise<Found> {
  ours ??= pageStore(window.__awning.base)
  const store = ours
  try {
    if (store) return { store, pages: await listKept(store), kept: await keptAreas(store) }
  } catch {
    // The name is there, but nothing behind it may be touched.
  }
  return { store: null, pages: [], kept: [] }
}
