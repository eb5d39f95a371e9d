import type { ReactNode } from 'react'
import { format } from '../../../i18n/format.ts'
import { areClosest, type SearchResults } from '../searchResults.ts'
import type { SearchWords } from './searchWords.ts'

/** Says what was searched for instead of a mistyped word, and that no result has everything that was typed. */
export function ResultsNote({
  results,
  words,
}: {
  results: SearchResults
  words: SearchWords
}): ReactNode {
  const notes = results.terms
    .filter(({ corrections }) => corrections.length > 0)
    .map(({ text, corrections }) =>
      format(words.corrected, { typed: text, corrected: corrections.join(' / ') }),
    )
  if (areClosest(results)) notes.push(words.closest)
  return [...new Set(notes)].map((note) => (
    <p key={note} className="search-note">
      {note}
    </p>
  ))
}
