/**
 * Access to `localStorage`, which may throw as soon as it is touched. Then nothing is stored, and the
 * reader's choices last as long as the page.
 */
let storage: Storage | undefined
let isProbed = false

/** Warns once per page load when there is no storage. The app calls it when it starts. */
export function probeStorage(): Storage | undefined {
  if (isProbed) return storage
  isProbed = true
  try {
    storage = window.localStorage
    // In some embedded browsers `localStorage` is null.
    storage.getItem('theme')
  } catch (error) {
    storage = undefined
    console.warn(
      'Browser storage is not available, so choices will not be remembered. ' +
        'Are cookies blocked, or is the page in a sandboxed frame?',
      error,
    )
  }
  return storage
}

export function readStored(key: string): string | undefined {
  return attempt((store) => store.getItem(key)) ?? undefined
}

export function writeStored(key: string, value: string): void {
  attempt((store) => store.setItem(key, value))
}

export function removeStored(key: string): void {
  attempt((store) => store.removeItem(key))
}

/** One failed operation, for instance over the quota, must not stop the app. */
function attempt<T>(operation: (store: Storage) => T): T | undefined {
  const store = probeStorage()
  if (!store) return undefined
  try {
    return operation(store)
  } catch (error) {
    console.error(error)
    return undefined
  }
}
