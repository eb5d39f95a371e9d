import { vi } from 'vitest'

/** One for all tests of a file, because `storage.ts` keeps the storage that it finds first. */
const stored = new Map<string, string>()

/** An empty `localStorage` in memory for the code under test; returns what is in it. */
export function stubStorage(): Map<string, string> {
  stored.clear()
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    },
  })
  return stored
}
