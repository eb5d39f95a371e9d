import { useSyncExternalStore } from 'react'
import { readStored, writeStored } from './storage.ts'

/** The tab that the reader chose in each group, on this page or on earlier ones. */
const choices = new Map<string, string | undefined>()
const listeners = new Set<() => void>()

/** Undefined in the finished HTML and during hydration, which must agree; the choice follows right after. */
export function useTabChoice(group: string | undefined): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => (group === undefined ? undefined : tabChoice(group)),
    () => undefined,
  )
}

export function tabChoice(group: string): string | undefined {
  if (!choices.has(group)) choices.set(group, readStored(keyOf(group)))
  return choices.get(group)
}

export function chooseTab(group: string, value: string): void {
  choices.set(group, value)
  writeStored(keyOf(group), value)
  for (const listener of listeners) listener()
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function keyOf(group: string): string {
  return `tab.${group}`
}
