import { useSyncExternalStore } from 'react'
import { probeStorage, readStored, removeStored, writeStored } from './storage.ts'

/** Paths of the pages that were read to their end, one a line. It never leaves the browser. */
const key = 'read'
const listeners = new Set<() => void>()
let known: readonly string[] | undefined
const none: readonly string[] = []

/** The finished HTML knows of none, and so does hydration; what is stored comes right after. */
export function useReadPages(): readonly string[] {
  return useSyncExternalStore(subscribe, readPages, () => none)
}

export function readPages(): readonly string[] {
  known ??= parse(readStored(key))
  return known
}

export function markRead(path: string): void {
  if (readPages().includes(path)) return
  known = [...readPages(), path]
  writeStored(key, known.join('\n'))
  tell()
}

export function clearRead(): void {
  known = none
  removeStored(key)
  tell()
}

/** Other tabs read and wipe as well; what they did before anyone listened is read anew. */
export function subscribe(listener: () => void): () => void {
  if (probeStorage()) known = undefined
  const onStorage = (event: StorageEvent) => {
    if (event.key !== key && event.key !== null) return
    known = parse(event.newValue ?? undefined)
    listener()
  }
  listeners.add(listener)
  addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', onStorage)
  }
}

function parse(stored: string | undefined): readonly string[] {
  return stored?.split('\n').filter((path) => path.startsWith('/')) ?? none
}

function tell(): void {
  for (const listener of listeners) listener()
}
