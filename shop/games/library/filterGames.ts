import type { LibraryGame } from './libraryGame.ts'
import { facets, type Facet, type Filter } from './libraryView.ts'

/** The games that pass all filters. A game must have all chosen tags, and any one of the chosen values of another facet. */
export function filterGames<Game extends LibraryGame>(
  games: readonly Game[],
  filters: readonly Filter[],
): Game[] {
  const chosen = facets.flatMap((facet) => {
    const values = filters.filter((filter) => filter.facet === facet).map(({ value }) => value)
    return values.length === 0 ? [] : [{ facet, values }]
  })
  return games.filter((game) =>
    chosen.every(({ facet, values }) => {
      const gameValues = valuesOf(game, facet)
      return narrows(facet)
        ? values.every((value) => gameValues.includes(value))
        : values.some((value) => gameValues.includes(value))
    }),
  )
}

/** The values of a game for a facet, as they are written in the address. */
export function valuesOf(game: LibraryGame, facet: Facet): readonly string[] {
  switch (facet) {
    case 'list':
      return game.lists ?? []
    case 'tag':
      return game.tags
    case 'platform':
      return game.platforms
    case 'status':
      return game.status === undefined ? [] : [game.status]
    case 'year':
      return game.year === undefined ? [] : [String(game.year)]
  }
}

/** Whether a second value of a facet leaves fewer games rather than more. */
export function narrows(facet: Facet): boolean {
  return facet === 'tag'
}
