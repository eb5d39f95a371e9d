import type { ReactNode } from 'react'
import { format } from '../../../i18n/format.ts'
import type { Term } from '../parseQuery.ts'
import type { SearchWords } from './searchWords.ts'

/** Says so where another word was looked for than the one that was typed. */
export function SlipNote({
  terms,
  words,
}: {
  terms: readonly Term[]
  words: SearchWords
}): ReactNode {
  return terms
    .filter(({ meant }) => meant.length > 0)
    .map(({ text, meant }) => (
      <p key={text} className="search-note">
        {format(words.meant, { typed: text, meant: meant.join(' / ') })}
      </p>
    ))
}
