import { filterGames, narrows, valuesOf } from './filterGames.ts'
import type { LibraryGame } from './libraryGame.ts'
import type { Facet, Filter } from './libraryView.ts'

export type Counts = Readonly<Record<Facet, ReadonlyMap<string, number>>>

/**
 * For each value of each facet, the number of games that choosing it would show, given the filters of
 * the other facets. In a facet whose values widen the result, they do not restrict each other.
 */
export function countGames(games: readonly LibraryGame[], filters: readonly Filter[]): Counts {
  const count = (facet: Facet) => {
    const others = narrows(facet) ? filters : filters.filter((filter) => filter.facet !== facet)
    return countValues(filterGames(games, others), facet)
  }
  return {
    list: count('list'),
    tag: count('tag'),
    platform: count('platform'),
    status: count('status'),
    year: count('year'),
  }
}

export function countValues(games: readonly LibraryGame[], facet: Facet): Map<string, number> {
  const counts = new Map<string, number>()
  for (const game of games)
    for (const value of valuesOf(game, facet)) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}
