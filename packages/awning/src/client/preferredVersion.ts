import { useSyncExternalStore } from 'react'
import { readStored, removeStored } from './storage.ts'

/** `boot/listenForControls.ts` writes it. */
const key = 'docs-preferred-version'

/** A site can turn this off in its settings. */
function isRemembered(): boolean {
  return document.documentElement.dataset['forgetVersion'] === undefined
}

/** The version of the docs that the reader chose last. A stored name that no version has any more is removed. */
export function preferredVersion(known: readonly string[]): string | undefined {
  const name = isRemembered() ? readStored(key) : undefined
  if (name === undefined || known.includes(name)) return name
  removeStored(key)
  return undefined
}

/** The stored name, once the app runs. The caller must check that there is such a version. */
export function usePreferredVersion(): string | undefined {
  return useSyncExternalStore(
    () => () => {},
    () => (isRemembered() ? readStored(key) : undefined),
    () => undefined,
  )
}
