import type { ReactNode } from 'react'
import { format } from '../../../i18n/format.ts'
import type { SearchWords } from './searchWords.ts'

interface Props {
  readonly typed: string
  readonly words: SearchWords
}

/** Shown when nothing was found, with tips. */
export function NoResults({ typed, words }: Props): ReactNode {
  return (
    <div className="search-no-results">
      <p>
        <strong>{format(words.noResults, { query: typed.trim() })}</strong>
      </p>
      <ul>
        {words.tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
    </div>
  )
}
