import { useMemo, type ReactNode } from 'react'
import { format } from '../../../i18n/format.ts'
import type { SearchResults, SearchIndex } from '../searchIndex.ts'
import { suggestQuery } from './suggestQuery.ts'
import type { SearchWords } from './searchWords.ts'

interface Props {
  readonly typed: string
  readonly results: SearchResults
  readonly index: SearchIndex | undefined
  readonly words: SearchWords
  readonly onTry: (typed: string) => void
}

/** Shown when nothing was found: another query that would find something, and tips. */
export function NoResults({ typed, results, index, words, onTry }: Props): ReactNode {
  const suggestion = useMemo(() => index && suggestQuery(results, index), [results, index])
  return (
    <div className="search-no-results">
      <p>
        <strong>{format(words.noResults, { query: typed.trim() })}</strong>
      </p>
      {suggestion !== undefined && (
        <button type="button" className="search-more" onClick={() => onTry(suggestion)}>
          {format(words.trySuggestion, { query: suggestion })}
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
