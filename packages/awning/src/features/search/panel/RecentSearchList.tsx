import type { ReactNode } from 'react'
import type { SearchWords } from './searchWords.ts'

interface Props {
  readonly searches: readonly string[]
  readonly active: string | undefined
  readonly onPoint: (id: string) => void
  readonly onChoose: (typed: string) => void
}

/** Recent searches, as options that search again. */
export function RecentSearchList({ searches, active, onPoint, onChoose }: Props): ReactNode {
  return searches.map((search) => {
    const id = recentId(search)
    return (
      <div
        key={id}
        id={id}
        role="option"
        aria-selected={active === id}
        onPointerMove={() => onPoint(id)}
        onClick={() => onChoose(search)}
      >
        {search}
      </div>
    )
  })
}

/** Heading of the recent searches, with a button that removes them. */
export function RecentSearchHeading({
  words,
  onClear,
}: {
  words: SearchWords
  onClear: () => void
}): ReactNode {
  return (
    <p className="search-area">
      {words.recent}
      <button type="button" onClick={onClear}>
        {words.clearRecent}
      </button>
    </p>
  )
}

export function recentId(search: string): string {
  return `search-again:${search}`
}
