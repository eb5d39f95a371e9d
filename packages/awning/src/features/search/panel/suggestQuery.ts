import type { SearchResults, SearchIndex } from '../searchIndex.ts'

/**
 * Another query for a search without results: a long run of characters split in two, or the words without
 * the one that occurs nowhere. Of several, the one with the most results.
 */
export function suggestQuery({ terms }: SearchResults, index: SearchIndex): string | undefined {
  if (!index.isLoaded) return undefined
  const [only] = terms
  const queries =
    terms.length > 1
      ? terms.map((_, at) =>
          terms
            .toSpliced(at, 1)
            .map(({ text }) => text)
            .join(' '),
        )
      : only?.kind === 'run'
        ? Array.from(
            { length: Math.max(0, only.text.length - 3) },
            (_, at) => `${only.text.slice(0, at + 2)} ${only.text.slice(at + 2)}`,
          )
        : []
  return queries
    .map((query) => ({ query, found: index.searchLoaded(query).matches.length }))
    .filter(({ found }) => found > 0)
    .toSorted((a, b) => b.found - a.found)[0]?.query
}
