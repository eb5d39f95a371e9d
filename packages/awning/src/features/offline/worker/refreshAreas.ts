import { fetchAreas, savedAreas } from './areas.ts'
import { saveArea } from './saveArea.ts'
import type { OfflineStore } from './offlineStore.ts'

/** Updates every area that the reader has saved; unchanged pages are not fetched. */
export async function refreshAreas(store: OfflineStore): Promise<void> {
  const { signal } = new AbortController()
  for (const saved of await savedAreas(store)) {
    const { areas } = await fetchAreas(store, saved.root)
    const area = areas.find(({ id }) => id === saved.id)
    if (!area || (area.version === saved.version && saved.isComplete)) continue
    await saveArea(store, saved.root, area, { signal, onProgress: () => {} })
  }
}
