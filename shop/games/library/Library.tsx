'use client'

import { useMemo, useRef, useState, type ReactNode } from 'react'
import { format } from 'awning'
import { replaceQuery, Spinner, useIsSlow, usePageQuery } from 'awning/client'
import { Chosen } from './Chosen.tsx'
import { Controls } from './Controls.tsx'
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
  /** Address of the library's file. */
  readonly file: string
  readonly lang: string
  readonly total: number
  readonly options: Options
  readonly words: LibraryWords
  /** The list as the build rendered it: what there is as long as nothing is chosen. */
  readonly children: ReactNode
}

/** Games chosen by filters, in an order and a layout, all of which are in the address. */
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
  /** For what is gone once it is pressed: the keyboard goes on from the number of games. */
  const changeAway = (next: LibraryView) => {
    change(next)
    status.current?.focus()
  }
  const reset = () => changeAway({ ...plainView, layout: view.layout })
  const reach = () => setReached(true)

  return (
    <section className={styles['library']} aria-label={words.name} data-query="">
      <div data-script="" data-live="" onPointerEnter={reach} onFocus={reach}>
        <Controls view={view} options={options} counts={counts} words={words} onChange={change} />
        {view.filters.length > 0 && (
          <Chosen
            view={view}
            options={options}
            words={words}
            onChange={changeAway}
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
          onChange={changeAway}
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
