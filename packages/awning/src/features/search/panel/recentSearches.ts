import { readStored, removeStored, writeStored } from '../../../client/storage.ts'

const most = 6
const keyOf = (locale: string) => `search.recent.${locale}`

/** What was looked for and found, the latest first; it never leaves the browser. */
export function recentSearches(locale: string): string[] {
  try {
    const kept: unknown = JSON.parse(readStored(keyOf(locale)) ?? '[]')
    return Array.isArray(kept) ? kept.filter((item) => typeof item === 'string') : []
  } catch {
    // Someone else's words: ours are written anew with the next search.
    return []
  }
}

/** Puts a search on top; gives them all. */
export function keepSearch(locale: string, typed: string): string[] {
  const text = typed.trim()
  const others = recentSearches(locale).filter((other) => other !== text)
  const kept = [text, ...others].slice(0, most)
  writeStored(keyOf(locale), JSON.stringify(kept))
  return kept
}

export function forgetSearches(locale: string): void {
  removeStored(keyOf(locale))
}
