import { filterGames, narrows, valuesOf } from './filterGames.ts'
import type { LibraryGame } from './libraryGame.ts'
import type { Facet, Filter } from './libraryView.ts'

export type Counts = Readonly<Record<Facet, ReadonlyMap<string, number>>>

/**
 * How many games each choice stands for, under everything chosen elsewhere. Choices that widen do not
 * count against one another: the number says what choosing this one would bring.
 */
export function countGames(games: readonly LibraryGame[], filters: readonly Filter[]): Counts {
  const count = (facet: Facet) => {
    const others = narrows(facet) ? filters : filters.filter((filter) => filter.facet !== facet)
    return countValues(filterGames(games, others), facet)
  }
  return {
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
