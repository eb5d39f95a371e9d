import { readStored, removeStored, writeStored } from './storage.ts'

const key = 'shortcuts'
const listeners = new Set<() => void>()

/** Keys do things unless the reader has said no. */
export function isShortcutsOn(): boolean {
  return readStored(key) !== 'off'
}

export function keepShortcuts(isOn: boolean): void {
  if (isOn) removeStored(key)
  else writeStored(key, 'off')
  for (const listener of listeners) listener()
}

export function watchShortcuts(changed: () => void): () => void {
  listeners.add(changed)
  return () => void listeners.delete(changed)
}
