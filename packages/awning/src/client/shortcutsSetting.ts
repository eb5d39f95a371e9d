import { readStored, removeStored, writeStored } from './storage.ts'

const key = 'shortcuts'
const listeners = new Set<() => void>()
/** The last choice on this page, which lasts as long as the page where storage is blocked. */
let chosen: boolean | undefined

/** Keyboard shortcuts are on unless the reader has turned them off. */
export function areShortcutsOn(): boolean {
  return chosen ?? readStored(key) !== 'off'
}

export function setShortcutsOn(isOn: boolean): void {
  chosen = isOn
  if (isOn) removeStored(key)
  else writeStored(key, 'off')
  for (const listener of listeners) listener()
}

export function subscribeToShortcuts(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
