import type { ReactNode } from 'react'
import { format, type Site } from 'awning'
import { shopStrings } from '../../strings/shopStrings.ts'
import { BarChart } from './BarChart.tsx'
import { ColumnChart } from './ColumnChart.tsx'
import type { LibraryGame } from './libraryGame.ts'
import styles from './Statistics.module.css'
import { statisticsOf } from './statistics.ts'

/** The games in numbers: by year, platform, status and rating. */
export function Statistics({
  site,
  games,
}: {
  site: Site
  games: readonly LibraryGame[]
}): ReactNode {
  const { library: words, game } = shopStrings(site)
  const names: Readonly<Record<string, string>> = game.statuses
  const { years, since, platforms, statuses, ratings, averageRating } = statisticsOf(
    games,
    Object.keys(names),
  )
  const early = since === undefined ? undefined : format(words.until, { year: since - 1 })
  return (
    <section className={styles['figures']} aria-label={words.statistics}>
      {years.length > 0 && (
        <ColumnChart title={words.byYear} figures={years} {...(early ? { first: early } : {})} />
      )}
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
