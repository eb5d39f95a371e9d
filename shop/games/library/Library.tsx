'use client'

import { useMemo, useRef, useState, type ReactNode } from 'react'
import { format } from 'awning'
import { replaceQuery, Spinner, useIsSlow, usePageQuery } from 'awning/client'
import { ActiveFilters } from './ActiveFilters.tsx'
import { LibraryControls } from './LibraryControls.tsx'
import { countGames } from './countGames.ts'
import { filterGames } from './filterGames.ts'
import styles from './Library.module.css'
import type { LibraryWords, Options } from './libraryOptions.ts'
import { isPlain, plainView, type LibraryView } from './libraryView.ts'
import { Results } from './Results.tsx'
import { sortGames } from './sortGames.ts'
import { useGames } from './useGames.ts'
import { searchOf, viewOf } from './viewAddress.ts'

interface Props {
  /** Address of the page. */
  readonly page: string
  /** Address of the JSON file with all games. */
  readonly file: string
  readonly lang: string
  readonly total: number
  readonly options: Options
  readonly words: LibraryWords
  /** The list as the build rendered it, shown while no filter, order or layout is chosen. */
  readonly children: ReactNode
}

/** The games with filters, order and layout, all of which are in the address. */
export function Library(props: Props): ReactNode {
  const { page, file, lang, total, options, words, children } = props
  const search = usePageQuery(page)
  const view = useMemo(() => viewOf(search), [search])
  const [isReached, setReached] = useState(false)
  const { games, isFailed, retry } = useGames(file, isReached || !isPlain(view))
  const isWaiting = !isPlain(view) && games === undefined && !isFailed
  const isLate = useIsSlow(isWaiting, 200)
  const status = useRef<HTMLParagraphElement>(null)
  const counts = useMemo(() => games && countGames(games, view.filters), [games, view])
  const found = useMemo(
    () => games && sortGames(filterGames(games, view.filters), view.sort, lang),
    [games, view, lang],
  )

  const change = (next: LibraryView) => replaceQuery(searchOf(next, location.search))
  /** For buttons that disappear when they are used: the focus moves to the number of games. */
  const changeAndFocus = (next: LibraryView) => {
    change(next)
    status.current?.focus()
  }
  const reset = () => changeAndFocus({ ...plainView, layout: view.layout })
  const reach = () => setReached(true)

  return (
    <section className={styles['library']} aria-label={words.name} data-query="">
      <div data-script="" data-live="" onPointerEnter={reach} onFocus={reach}>
        <LibraryControls
          view={view}
          options={options}
          counts={counts}
          words={words}
          onChange={change}
        />
        {view.filters.length > 0 && (
          <ActiveFilters
            view={view}
            options={options}
            words={words}
            onChange={changeAndFocus}
            onReset={reset}
          />
        )}
        <p ref={status} className={styles['found']} role="status" tabIndex={-1}>
          {found && view.filters.length > 0
            ? format(words.found, { count: found.length, total })
            : words.all}
        </p>
      </div>
      {isFailed && !isPlain(view) && (
        <p className={styles['failed']} role="alert">
          {words.failed}{' '}
          <button type="button" onClick={retry}>
            {words.retry}
          </button>
        </p>
      )}
      {isLate && <Spinner label={words.loading} />}
      {found && !isPlain(view) ? (
        <Results
          key={search}
          games={found}
          view={view}
          options={options}
          words={words}
          onChange={changeAndFocus}
          onReset={reset}
        />
      ) : (
        <div className={isLate ? styles['waiting'] : undefined} aria-busy={isWaiting || undefined}>
          {children}
        </div>
      )}
    </section>
  )
}
