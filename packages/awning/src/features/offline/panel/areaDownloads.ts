import type { Area, SavedArea } from '../worker/areas.ts'
import { saveArea } from '../worker/saveArea.ts'
import { isFull } from '../worker/saveVisitedPage.ts'
import type { OfflineStore } from '../worker/offlineStore.ts'

export type AreaKey = Pick<SavedArea, 'root' | 'id'>

/** An area that is being saved, or the reason why saving it failed. */
export type AreaDownload =
  | { readonly kind: 'running'; readonly count: number; stop(): void }
  | { readonly kind: 'full' | 'failed' }

/** Kept outside React, because downloads go on while the reader opens other pages. */
const downloads = new Map<string, AreaDownload>()
const listeners = new Set<() => void>()
let revision = 0
let storedRevision = 0

export function subscribeToDownloads(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Changes whenever any download changes; a snapshot for `useSyncExternalStore`. */
export function downloadsRevision(): number {
  return revision
}

/**
 * Changes when what is stored is worth reading again: when a download begins or ends, and in between when it has saved half as
 * many pages again. Everything that is stored is read, so to do that after each of thousands of pages would block the page.
 */
export function downloadsStoredRevision(): number {
  return storedRevision
}

export function downloadOf(root: string, id: string): AreaDownload | undefined {
  return downloads.get(root + id)
}

export async function startDownload(store: OfflineStore, root: string, area: Area): Promise<void> {
  const controller = new AbortController()
  let nextRead = 0
  const update = (download: AreaDownload | undefined) => {
    if (download) downloads.set(root + area.id, download)
    else downloads.delete(root + area.id)
    const saved = download?.kind === 'running' ? download.count : Infinity
    if (saved >= nextRead) {
      nextRead = 1 + saved * 1.5
      storedRevision += 1
    }
    notifyListeners()
  }
  const running = (count: number) =>
    update({ kind: 'running', count, stop: () => controller.abort() })
  running(0)
  try {
    // Asks the browser not to evict saved pages when storage is short. If it refuses, they are saved anyway.
    void navigator.storage?.persist?.().catch(() => {})
    await saveArea(store, root, area, { signal: controller.signal, onProgress: running })
    update(undefined)
  } catch (error) {
    update(controller.signal.aborted ? undefined : { kind: isFull(error) ? 'full' : 'failed' })
  }
}

/** Forgets failures and stops what is running, because the pages of one area (or of all) are being removed. */
export function forgetDownloads(area?: AreaKey): void {
  for (const [key, download] of downloads) {
    if (area && key !== area.root + area.id) continue
    if (download.kind === 'running') download.stop()
    else downloads.delete(key)
  }
  notifyListeners()
}

function notifyListeners(): void {
  revision += 1
  for (const listener of listeners) listener()
}
