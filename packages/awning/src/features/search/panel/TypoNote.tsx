import type { ReactNode } from 'react'
import { format } from '../../../i18n/format.ts'
import type { Term } from '../parseQuery.ts'
import type { SearchWords } from './searchWords.ts'

/** Says which word was searched for instead of a mistyped one. */
export function TypoNote({
  terms,
  words,
}: {
  terms: readonly Term[]
  words: SearchWords
}): ReactNode {
  return terms
    .filter(({ corrections }) => corrections.length > 0)
    .map(({ text, corrections }) => (
      <p key={text} className="search-note">
        {format(words.corrected, { typed: text, corrected: corrections.join(' / ') })}
      </p>
    ))
}
