import { useSyncExternalStore } from 'react'

/** Addresses of the current page in each version of the docs, by the version's name. */
type VersionHrefs = ReadonlyMap<string, string>

const none: VersionHrefs = new Map()
const listeners = new Set<() => void>()
let current = none

export function publishVersionHrefs(hrefs: VersionHrefs): void {
  current = hrefs
  for (const listener of listeners) listener()
}

export function useVersionHrefs(): VersionHrefs {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => none,
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
