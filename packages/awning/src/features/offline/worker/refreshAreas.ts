import { fetchAreas, keptAreas } from './areas.ts'
import { keepArea } from './keepArea.ts'
import type { Store } from './store.ts'

/** Brings every area that the reader took up to date; what has not changed costs nothing. */
export async function refreshAreas(store: Store): Promise<void> {
  const { signal } = new AbortController()
  for (const kept of await keptAreas(store)) {
    const { areas } = await fetchAreas(store, kept.root)
    const area = areas.find(({ id }) => id === kept.id)
    if (!area || (area.version === kept.version && kept.isComplete)) continue
    await keepArea(store, kept.root, area, { signal, onProgress: () => {} })
  }
}
