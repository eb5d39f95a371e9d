import type { ReactNode } from 'react'
import { plural, type DeclaredName, type ListProps, type Site, type Tag } from 'awning'
import { shopStrings } from '../../strings/shopStrings.ts'
import type { Library as LibraryData } from '../gameLibrary.ts'
import { countValues } from './countGames.ts'
import { GameLists } from './GameLists.tsx'
import { Library } from './Library.tsx'
import type { LibraryGame } from './libraryGame.ts'
import type { LibraryWords, Option, Options } from './libraryOptions.ts'
import type { Facet } from './libraryView.ts'
import { Statistics } from './Statistics.tsx'
import '../../theme/tokens.css'

/** Statistics and filters around the list of games. */
export default function LibrarySection({
  site,
  href,
  extra: { games, tags, lists, file },
  children,
}: ListProps<LibraryData>): ReactNode {
  const { locale } = site
  return (
    <>
      <Statistics site={site} games={games} />
      <GameLists site={site} lists={lists} games={games} />
      <Library
        page={href}
        file={file}
        lang={locale.lang}
        total={games.length}
        options={optionsOf(site, games, tags, lists)}
        words={wordsOf(site, plural(shopStrings(site).games, games.length, locale.lang))}
      >
        {children}
      </Library>
    </>
  )
}

/** Tags and platforms by number of games, statuses in their own order, the newest year first. */
function optionsOf(
  site: Site,
  games: readonly LibraryGame[],
  tags: readonly Tag[],
  lists: readonly DeclaredName[],
): Options {
  const named = (facet: Facet, label: (value: string) => string): Option[] =>
    [...countValues(games, facet)].map(([value, count]) => ({ value, label: label(value), count }))
  const labels = new Map(tags.map(({ segment, label }) => [segment, label]))
  const statuses: Readonly<Record<string, string>> = shopStrings(site).game.statuses
  const order = Object.keys(statuses)
  const byCount = (a: Option, b: Option) => b.count - a.count
  return {
    list: lists.map(({ name, label }) => ({
      value: name,
      label,
      count: games.filter((game) => game.lists?.includes(name)).length,
    })),
    tag: named('tag', (value) => labels.get(value) ?? value).sort(byCount),
    platform: named('platform', (value) => value).sort(byCount),
    status: named('status', (value) => statuses[value] ?? value).sort(
      (a, b) => order.indexOf(a.value) - order.indexOf(b.value),
    ),
    year: named('year', (value) => value).sort((a, b) => Number(b.value) - Number(a.value)),
  }
}

function wordsOf(site: Site, all: string): LibraryWords {
  const { game, library } = shopStrings(site)
  const { platform, rating, hoursValue } = game
  const { t } = site
  return {
    ...library,
    facets: {
      list: game.lists,
      tag: t.tags,
      platform,
      status: library.byStatus,
      year: library.year,
    },
    all,
    rating,
    hours: hoursValue,
    retry: t.retry,
    loading: t.loading,
  }
}
