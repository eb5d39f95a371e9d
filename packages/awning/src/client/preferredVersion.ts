import { useSyncExternalStore } from 'react'
import { readStored, removeStored, writeStored } from './storage.ts'

const key = 'docs-preferred-version'

/** The site may be set to keep no such choice. */
function isKept(): boolean {
  return document.documentElement.dataset['forgetVersion'] === undefined
}

/** The version of the docs the reader chose last. A name that no version has any more is forgotten. */
export function preferredVersion(known: readonly string[]): string | undefined {
  const name = isKept() ? readStored(key) : undefined
  if (name === undefined || known.includes(name)) return name
  removeStored(key)
  return undefined
}

export function preferVersion(name: string): void {
  if (isKept()) writeStored(key, name)
}

/** Its name as stored, once the app runs; whoever shows it looks whether there is such a version. */
export function usePreferredVersion(): string | undefined {
  return useSyncExternalStore(
    () => () => {},
    () => (isKept() ? readStored(key) : undefined),
    () => undefined,
  )
}
