import type { ReactNode } from 'react'
import { format, type Site } from 'awning'
import { shopStrings } from '../../strings/shopStrings.ts'
import { BarChart } from './BarChart.tsx'
import { ColumnChart } from './ColumnChart.tsx'
import type { LibraryGame } from './libraryGame.ts'
import styles from './Statistics.module.css'
import { statisticsOf } from './statistics.ts'

/** The games in numbers: by year of release and of finishing, platform, status and rating. */
export function Statistics({
  site,
  games,
}: {
  site: Site
  games: readonly LibraryGame[]
}): ReactNode {
  const { library: words, game } = shopStrings(site)
  const names: Readonly<Record<string, string>> = game.statuses
  const { years, since, platforms, statuses, finished, ratings, averageRating } = statisticsOf(
    games,
    Object.keys(names),
  )
  const charts = [years, platforms, statuses, finished.years, ratings]
  if (charts.every((figures) => figures.length === 0)) return null
  const yearChart = (title: string, counted: typeof finished) => {
    if (counted.years.length === 0) return null
    const early =
      counted.since === undefined ? {} : { first: format(words.until, { year: counted.since - 1 }) }
    return <ColumnChart title={title} figures={counted.years} {...early} />
  }
  return (
    <section className={styles['figures']} aria-label={words.statistics}>
      {yearChart(words.byYear, { years, ...(since === undefined ? {} : { since }) })}
      {yearChart(words.byFinished, finished)}
      {ratings.length > 0 && (
        <ColumnChart
          title={words.byRating}
          figures={ratings}
          {...(averageRating === undefined
            ? {}
            : { note: format(words.average, { rating: averageRating }) })}
        />
      )}
      {platforms.length > 0 && <BarChart title={words.byPlatform} figures={platforms} />}
      {statuses.length > 0 && <BarChart title={words.byStatus} figures={statuses} names={names} />}
    </section>
  )
}
