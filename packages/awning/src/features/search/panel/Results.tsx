import type { ReactNode } from 'react'
import type { Match } from '../matchPage.ts'
import type { Term } from '../parseQuery.ts'
import type { MatchGroup } from './groupMatches.ts'
import { Result } from './Result.tsx'
import type { SearchWords } from './searchWords.ts'

interface Props {
  readonly groups: readonly MatchGroup[]
  readonly terms: readonly Term[]
  readonly words: SearchWords
  readonly active: string | undefined
  readonly onPoint: (id: string) => void
  readonly onChoose: (match: Match) => void
}

/** The matches, grouped by area. */
export function Results({ groups, terms, words, active, onPoint, onChoose }: Props): ReactNode {
  return groups.map(({ area, matches }) => (
    <div key={area} role="group" aria-labelledby={`search-area-${area}`}>
      <p id={`search-area-${area}`} className="search-area" data-area-name={area}>
        {words.areas[area] ?? area}
      </p>
      {matches.map((match) => {
        const id = resultId(match)
        return (
          <Result
            key={id}
            id={id}
            match={match}
            terms={terms}
            isActive={id === active}
            onPoint={onPoint}
            onChoose={onChoose}
          />
        )
      })}
    </div>
  ))
}

/** Depends on the section alone, so the element of a match stays the same while the reader types. */
export function resultId({ page, section }: Match): string {
  return `search:${page.page.href}#${section.section.id}`
}
