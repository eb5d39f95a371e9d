import { useEffect, useMemo, useState } from 'react'
import { SearchIndex } from '../searchIndex.ts'
import type { SearchResults } from '../searchResults.ts'
import type { SearchLocale } from './searchWords.ts'

export interface Search {
  readonly index: SearchIndex | undefined
  /** For what is typed, or, while a large site is searched, for what was typed before. */
  readonly results: SearchResults | undefined
  readonly isSearching: boolean
  readonly isFailed: boolean
  retry(): void
}

/** Open indexes by locale; one is replaced when the content has changed. */
const indexes = new Map<string, SearchIndex>()

/** Opens the index when the panel opens, and searches it for what is typed. */
export function useSearch(
  searchLocale: SearchLocale,
  typed: string,
  wanted: number,
  isOpen: boolean,
): Search {
  const [round, setRound] = useState(0)
  // A new object after each file that is loaded, so that the search runs again.
  const [opened, setOpened] = useState(() => ({ index: indexes.get(searchLocale.locale) }))
  const [failed, setFailed] = useState<Failure>()
  const [fetchedResults, setFetchedResults] = useState<SearchResults>()
  const { index } = opened
  const isEmpty = typed.trim() === ''

  useEffect(() => {
    if (!isOpen) return
    const use = (fresh: SearchIndex) => {
      setOpened({ index: fresh })
      return fresh.loadWhole(() => setOpened({ index: fresh }))
    }
    openIndex(searchLocale, use).then(
      () => setFailed(undefined),
      () => setFailed({ round }),
    )
  }, [isOpen, searchLocale, round])

  // Loaded texts are searched during render, so the results appear with the key press.
  const localResults = useMemo(
    () => (opened.index?.isWhole && !isEmpty ? opened.index.searchLoaded(typed) : undefined),
    [opened, typed, isEmpty],
  )

  useEffect(() => {
    if (!index || index.isWhole || isEmpty || !isOpen) return undefined
    let isLatest = true
    index.search(typed, wanted).then(
      (found) => isLatest && setFetchedResults(found),
      () => isLatest && setFailed({ round, typed }),
    )
    return () => void (isLatest = false)
  }, [index, typed, wanted, isEmpty, isOpen, round])

  const results = isEmpty ? undefined : (localResults ?? fetchedResults)
  const isComplete = index?.isWhole ? index.isLoaded : results?.typed === typed
  return {
    index,
    results,
    isSearching: !isEmpty && !isComplete,
    isFailed: failed?.round === round && (failed.typed ?? typed) === typed,
    retry: () => setRound(round + 1),
  }
}

/** The index could not be opened, or (with `typed`) one search failed. */
interface Failure {
  readonly round: number
  readonly typed?: string
}

/** Fetches the manifest each time, because the site may have been deployed since. */
async function openIndex(
  { locale, base }: SearchLocale,
  use: (index: SearchIndex) => Promise<void>,
): Promise<void> {
  const previous = indexes.get(locale)
  const fresh = await SearchIndex.open(locale, (path) => fetchJson(base + path)).catch(
    (error: unknown) => {
      // Without a network, the index that is loaded already still works.
      if (previous) return previous
      throw error
    },
  )
  const index = previous?.manifest.version === fresh.manifest.version ? previous : fresh
  indexes.set(locale, index)
  await use(index)
}

async function fetchJson(href: string): Promise<unknown> {
  const response = await fetch(href)
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`.trim())
  return response.json()
}
