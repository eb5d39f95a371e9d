import { countValues } from './countGames.ts'
import type { LibraryGame } from './libraryGame.ts'

export interface Figure {
  readonly value: string
  readonly count: number
}

export interface LibraryStatistics {
  /** One entry for each year from the first to the last; the years before `since` are one entry. */
  readonly years: readonly Figure[]
  readonly since?: number
  readonly platforms: readonly Figure[]
  readonly statuses: readonly Figure[]
  /** Like `years`, for the years in which games were finished; several times where one was finished again. */
  readonly finished: Pick<LibraryStatistics, 'years' | 'since'>
  /** One entry for each whole number from the lowest rating to ten. */
  readonly ratings: readonly Figure[]
  readonly averageRating?: number
}

const mostYears = 16
const mostPlatforms = 6

/** Statistics of the games; `statuses` are in the order in which they are shown. */
export function statisticsOf(
  games: readonly LibraryGame[],
  statuses: readonly string[],
): LibraryStatistics {
  const status = countValues(games, 'status')
  return {
    ...yearsOf(games.flatMap(({ year }) => year ?? [])),
    finished: yearsOf(games.flatMap(({ finished }) => finished ?? [])),
    platforms: [...countValues(games, 'platform')]
      .map(([value, count]) => ({ value, count }))
      .sort((a, b) => b.count - a.count)
      .slice(0, mostPlatforms),
    statuses: statuses.flatMap((value) => {
      const count = status.get(value)
      return count === undefined ? [] : [{ value, count }]
    }),
    ...ratingsOf(games),
  }
}

function yearsOf(years: readonly number[]): Pick<LibraryStatistics, 'years' | 'since'> {
  if (years.length === 0) return { years: [] }
  const last = Math.max(...years)
  const first = Math.min(...years)
  if (last - first < mostYears) return { years: columns(first, last, years) }
  const since = last - mostYears + 2
  const early = years.filter((year) => year < since).length
  return {
    years: [{ value: String(since - 1), count: early }, ...columns(since, last, years)],
    since,
  }
}

function ratingsOf(
  games: readonly LibraryGame[],
): Pick<LibraryStatistics, 'ratings' | 'averageRating'> {
  const ratings = games.flatMap(({ rating }) => rating ?? [])
  if (ratings.length === 0) return { ratings: [] }
  const whole = ratings.map(Math.floor)
  const sum = ratings.reduce((total, rating) => total + rating, 0)
  return {
    ratings: columns(Math.min(...whole), 10, whole),
    averageRating: Math.round((sum / ratings.length) * 10) / 10,
  }
}

function columns(first: number, last: number, numbers: readonly number[]): Figure[] {
  return Array.from({ length: last - first + 1 }, (_, index) => ({
    value: String(first + index),
    count: numbers.filter((number) => number === first + index).length,
  }))
}
