import { useMemo, type ReactNode } from 'react'
import { format } from '../../../i18n/format.ts'
import type { Answer, SearchIndex } from '../searchIndex.ts'
import { betterQuery } from './betterQuery.ts'
import type { SearchWords } from './searchWords.ts'

interface Props {
  readonly typed: string
  readonly answer: Answer
  readonly index: SearchIndex | undefined
  readonly words: SearchWords
  readonly onTry: (typed: string) => void
}

/** Nothing was found: what to try instead. */
export function Nothing({ typed, answer, index, words, onTry }: Props): ReactNode {
  const better = useMemo(() => index && betterQuery(answer, index), [answer, index])
  return (
    <div className="search-nothing">
      <p>
        <strong>{format(words.none, { query: typed.trim() })}</strong>
      </p>
      {better !== undefined && (
        <button type="button" className="search-more" onClick={() => onTry(better)}>
          {format(words.tryThis, { query: better })}
        </button>
      )}
      <ul>
        {words.tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
    </div>
  )
}
