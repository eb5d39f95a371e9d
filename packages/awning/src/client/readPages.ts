import { useSyncExternalStore } from 'react'
import { probeStorage, readStored, removeStored, writeStored } from './storage.ts'

/** Stores the paths of pages that were read to their end, one per line. They never leave the browser. */
const key = 'read'
const listeners = new Set<() => void>()
let known: readonly string[] | undefined
const none: readonly string[] = []

/** Empty in the finished HTML and during hydration, which must agree; the stored pages follow right after. */
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
  notifyListeners()
}

export function clearRead(): void {
  known = none
  removeStored(key)
  notifyListeners()
}

/** Follows what other tabs store. What they stored before this subscription is read again from storage. */
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

function notifyListeners(): void {
  for (const listener of listeners) listener()
}
