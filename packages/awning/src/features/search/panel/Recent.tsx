import type { ReactNode } from 'react'
import type { SearchWords } from './searchWords.ts'

interface Props {
  readonly searches: readonly string[]
  readonly active: string | undefined
  readonly onPoint: (id: string) => void
  readonly onChoose: (typed: string) => void
}

/** What was looked for before, to be looked for again. */
export function Recent({ searches, active, onPoint, onChoose }: Props): ReactNode {
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

/** Their name, and the way to be rid of them. */
export function RecentHead({
  words,
  onForget,
}: {
  words: SearchWords
  onForget: () => void
}): ReactNode {
  return (
    <p className="search-area">
      {words.recent}
      <button type="button" onClick={onForget}>
        {words.forget}
      </button>
    </p>
  )
}

export function recentId(search: string): string {
  return `search-again:${search}`
}
