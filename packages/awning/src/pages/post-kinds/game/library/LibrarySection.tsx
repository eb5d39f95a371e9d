import type { ReactNode } from 'react'
import type { Tag } from '../../../../content/model.ts'
import { plural } from '../../../../i18n/format.ts'
import type { Site } from '../../../../theme/site.ts'
import { countValues } from './countGames.ts'
import { Library } from './Library.tsx'
import type { LibraryGame } from './libraryGame.ts'
import type { LibraryWords, Option, Options } from './libraryOptions.ts'
import type { Facet } from './libraryView.ts'
import { Statistics } from './Statistics.tsx'

interface Props {
  readonly site: Site
  /** Address of the page. */
  readonly page: string
  readonly games: readonly LibraryGame[]
  readonly tags: readonly Tag[]
  /** Address of the file that tells the browser of the games. */
  readonly file: string
  /** The list as readers without script have it. */
  readonly children: ReactNode
}

/** Imported where there is a library, so that no other page links its styles or knows its code. */
export function LibrarySection({ site, page, games, tags, file, children }: Props): ReactNode {
  const { t, locale } = site
  return (
    <>
      <Statistics site={site} games={games} />
      <Library
        page={page}
        file={file}
        lang={locale.lang}
        total={games.length}
        options={optionsOf(site, games, tags)}
        words={wordsOf(site, plural(t.games, games.length, locale.lang))}
      >
        {children}
      </Library>
    </>
  )
}

/** Tags and platforms by their number, states in their own order, the newest year first. */
function optionsOf({ t }: Site, games: readonly LibraryGame[], tags: readonly Tag[]): Options {
  const named = (facet: Facet, label: (value: string) => string): Option[] =>
    [...countValues(games, facet)].map(([value, count]) => ({ value, label: label(value), count }))
  const labels = new Map(tags.map(({ segment, label }) => [segment, label]))
  const statuses: Readonly<Record<string, string>> = t.game.statuses
  const order = Object.keys(statuses)
  const byCount = (a: Option, b: Option) => b.count - a.count
  return {
    tag: named('tag', (value) => labels.get(value) ?? value).sort(byCount),
    platform: named('platform', (value) => value).sort(byCount),
    status: named('status', (value) => statuses[value] ?? value).sort(
      (a, b) => order.indexOf(a.value) - order.indexOf(b.value),
    ),
    year: named('year', (value) => value).sort((a, b) => Number(b.value) - Number(a.value)),
  }
}

function wordsOf({ t }: Site, all: string): LibraryWords {
  const { platform, status, rating, hoursValue } = t.game
  return {
    ...t.library,
    facets: { tag: t.tags, platform, status, year: t.library.year },
    all,
    rating,
    hours: hoursValue,
    retry: t.retry,
    loading: t.loading,
  }
}
