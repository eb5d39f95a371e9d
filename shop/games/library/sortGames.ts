import type { LibraryGame } from './libraryGame.ts'
import type { Sort } from './libraryView.ts'

/**
 * By date (newest first), title, rating (best first) or hours (most first). Games without the value
 * come last, and equal ones keep their order.
 */
export function sortGames<Game extends LibraryGame>(
  games: readonly Game[],
  sort: Sort,
  lang: string,
): Game[] {
  switch (sort) {
    case 'date':
      return games.toSorted((a, b) => (a.date === b.date ? 0 : a.date < b.date ? 1 : -1))
    case 'title': {
      // With an explicit locale, the order does not depend on the language of the browser.
      const collator = new Intl.Collator(lang, { numeric: true })
      return games.toSorted((a, b) => collator.compare(a.title, b.title))
    }
    case 'rating':
    case 'hours':
      return games.toSorted((a, b) => descending(a[sort], b[sort]))
  }
}

function descending(a: number | undefined, b: number | undefined): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined)
  return b - a
}
