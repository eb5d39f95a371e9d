import type { FoldedPage } from '../foldedPage.ts'
import { hasTerm } from '../matchPage.ts'
import type { Term } from '../parseQuery.ts'
import type { SearchResults, SearchIndex } from '../searchIndex.ts'

/** Each suggestion that is tried costs as much as a search, and all of them run with one key press. */
const maxTried = 4

/**
 * Another query for a search without results: a long run of characters split in two, or the words without
 * the one that is missing. Of several, the one with the most results.
 */
export function suggestQuery({ terms }: SearchResults, index: SearchIndex): string | undefined {
  if (!index.isLoaded) return undefined
  const [only] = terms
  const queries =
    terms.length > 1
      ? withoutOne(terms, index.loadedPages)
      : only?.kind === 'run'
        ? splitInTwo(only.text, index.loadedPages)
        : []
  return queries
    .slice(0, maxTried)
    .map((query) => ({ query, found: index.searchLoaded(query).matches.length }))
    .filter(({ found }) => found > 0)
    .toSorted((a, b) => b.found - a.found)[0]?.query
}

/** The terms without one, for each that is the only one missing in some section; the most common case first. */
function withoutOne(terms: readonly Term[], pages: readonly FoldedPage[]): string[] {
  const sections = new Map<Term, number>()
  for (const page of pages) {
    for (const section of page.sections) {
      const missing = firstTwo(terms, (term) => !hasTerm(page, section, term))
      const [only] = missing
      if (only && missing.length === 1) sections.set(only, (sections.get(only) ?? 0) + 1)
    }
  }
  return [...sections]
    .toSorted(([, a], [, b]) => b - a)
    .map(([missing]) =>
      terms
        .filter((term) => term !== missing)
        .map(({ text }) => text)
        .join(' '),
    )
}

function firstTwo<T>(items: readonly T[], isWanted: (item: T) => boolean): T[] {
  const found: T[] = []
  for (const item of items) if (isWanted(item) && found.push(item) === 2) break
  return found
}

/** The run with a space where both parts, of two characters or more, occur in some text. */
function splitInTwo(run: string, pages: readonly FoldedPage[]): string[] {
  const occurs = (part: string) =>
    pages.some(({ sections }) =>
      sections.some(
        ({ heading, text }) => heading.folded.includes(part) || text.folded.includes(part),
      ),
    )
  const longest = run.length - 2
  const beginning = largest(longest, (length) => occurs(run.slice(0, length)))
  const end = largest(longest, (length) => occurs(run.slice(-length)))
  const first = Math.max(2, run.length - end)
  return Array.from({ length: Math.max(0, beginning - first + 1) }, (_, at) => first + at)
    .filter((at) => !/[\udc00-\udfff]/.test(run.charAt(at)))
    .map((at) => `${run.slice(0, at)} ${run.slice(at)}`)
}

/** The largest length from 2 on that passes; every shorter one passes too, so halving the range finds it. 0 if none does. */
function largest(limit: number, passes: (length: number) => boolean): number {
  if (limit < 2 || !passes(2)) return 0
  let [low, high] = [2, limit]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (passes(middle)) low = middle
    else high = middle - 1
  }
  return low
}
