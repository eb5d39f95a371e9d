import { readStored, removeStored, writeStored } from '../../../client/storage.ts'

const maxSearches = 6
const keyOf = (locale: string) => `search.recent.${locale}`

/** Searches that led to a page, the latest first. They never leave the browser. */
export function recentSearches(locale: string): string[] {
  try {
    const stored: unknown = JSON.parse(readStored(keyOf(locale)) ?? '[]')
    return Array.isArray(stored) ? stored.filter((item) => typeof item === 'string') : []
  } catch {
    // Another program on this origin used the key; the next search overwrites its value.
    return []
  }
}

/** Adds a search to the front of the list and returns the list. */
export function saveSearch(locale: string, typed: string): string[] {
  const text = typed.trim()
  const others = recentSearches(locale).filter((other) => other !== text)
  const searches = [text, ...others].slice(0, maxSearches)
  writeStored(keyOf(locale), JSON.stringify(searches))
  return searches
}

export function clearSearches(locale: string): void {
  removeStored(keyOf(locale))
}
