import { useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { format } from 'awning'
import { GameCard } from './GameCard.tsx'
import styles from './Library.module.css'
import type { LibraryGame } from './libraryGame.ts'
import { labelOf, type LibraryWords, type Options } from './libraryOptions.ts'
import { toggled, type LibraryView } from './libraryView.ts'

/** Cards that are shown at a time: five hundred at once would be slow. */
const batch = 60

interface Props {
  readonly games: readonly LibraryGame[]
  readonly view: LibraryView
  readonly options: Options
  readonly words: LibraryWords
  onChange(view: LibraryView): void
  onReset(): void
}

export function Results(props: Props): ReactNode {
  const { games, view, options, words, onChange, onReset } = props
  const [shown, setShown] = useState(shownBefore)
  const list = useRef<HTMLUListElement>(null)
  const last = view.filters.at(-1)
  const hiddenCount = games.length - shown

  /** Moves the focus to the first new card. */
  function showMore(): void {
    flushSync(() => setShown(shown + batch))
    list.current?.children[shown]?.querySelector('a')?.focus({ preventScroll: true })
    const state = { ...history.state, shown: { search: location.search, count: shown + batch } }
    history.replaceState(state, '')
  }

  if (games.length === 0) {
    return (
      <div className={styles['empty']}>
        <strong>{words.empty}</strong>
        <p>{words.emptyHint}</p>
        {last && (
          <button type="button" onClick={() => onChange(toggled(view, last))}>
            {format(words.drop, { label: labelOf(options, last) })}
          </button>
        )}
        <button type="button" onClick={onReset}>
          {words.reset}
        </button>
      </div>
    )
  }
  return (
    <>
      <ul ref={list} className={styles[view.layout]}>
        {games.slice(0, shown).map((game) => (
          <li key={game.href}>
            <GameCard game={game} options={options} words={words} />
          </li>
        ))}
      </ul>
      {hiddenCount > 0 && (
        <button type="button" className={styles['more']} onClick={showMore}>
          {format(words.more, { count: Math.min(batch, hiddenCount) })}
        </button>
      )}
    </>
  )
}

/** Back from a game, the list is as long as it was, so that the scroll position exists. */
function shownBefore(): number {
  const before: unknown = history.state?.shown
  if (typeof before !== 'object' || before === null) return batch
  if (!('search' in before) || !('count' in before)) return batch
  return before.search === location.search && typeof before.count === 'number'
    ? before.count
    : batch
}
