/**
 * What the browser remembers for us. Merely touching `localStorage` may throw: then nothing is ever
 * stored, and the reader's choices last as long as the page.
 */
let storage: Storage | undefined
let isProbed = false

/** Warns, once a page load, when there is no storage; called when the app starts. */
export function probeStorage(): Storage | undefined {
  if (isProbed) return storage
  isProbed = true
  try {
    storage = window.localStorage
    // Some embedded browsers have the name, but nothing behind it.
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
  return attempt((place) => place.getItem(key)) ?? undefined
}

export function writeStored(key: string, value: string): void {
  attempt((place) => place.setItem(key, value))
}

export function removeStored(key: string): void {
  attempt((place) => place.removeItem(key))
}

/** A single operation that fails (the quota is used up) is no reason to stop. */
function attempt<T>(operation: (place: Storage) => T): T | undefined {
  const place = probeStorage()
  if (!place) return undefined
  try {
    return operation(place)
  } catch (error) {
    console.error(error)
    return undefined
  }
}
