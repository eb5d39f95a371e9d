import { useSyncExternalStore } from 'react'
import { readStored, removeStored, writeStored } from './storage.ts'

const key = 'docs-preferred-version'

/** The version of the docs the reader chose last. A name that no version has any more is forgotten. */
export function preferredVersion(known: readonly string[]): string | undefined {
  const name = readStored(key)
  if (name === undefined || known.includes(name)) return name
  removeStored(key)
  return undefined
}

export function preferVersion(name: string): void {
  writeStored(key, name)
}

/** Its name as stored, once the app runs; whoever shows it looks whether there is such a version. */
export function usePreferredVersion(): string | undefined {
  return useSyncExternalStore(
    () => () => {},
    () => readStored(key),
    () => undefined,
  )
}
