import { useSyncExternalStore } from 'react'
import { probeStorage, readStored, removeStored, writeStored } from './storage.ts'

/** A list of paths that the browser remembers, one per line. It never leaves the browser. */
export interface StoredPaths {
  /** Empty in the finished HTML and during hydration, which must agree; what is stored follows right after. */
  use(): readonly string[]
  read(): readonly string[]
  add(path: string): void
  clear(): void
  /** Follows what other tabs store. What they stored before this subscription is read again from storage. */
  subscribe(listener: () => void): () => void
}

const none: readonly string[] = []

export function createStoredPaths(key: string): StoredPaths {
  const listeners = new Set<() => void>()
  let known: readonly string[] | undefined
  const notifyListeners = () => {
    for (const listener of listeners) listener()
  }
  const read = () => (known ??= parse(readStored(key)))
  const subscribe = (listener: () => void) => {
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
  return {
    use: () => useSyncExternalStore(subscribe, read, () => none),
    read,
    subscribe,
    add(path) {
      if (read().includes(path)) return
      known = [...read(), path]
      writeStored(key, known.join('\n'))
      notifyListeners()
    },
    clear() {
      known = none
      removeStored(key)
      notifyListeners()
    },
  }
}

function parse(stored: string | undefined): readonly string[] {
  return stored?.split('\n').filter((path) => path.startsWith('/')) ?? none
}
