import type { Match } from './matchPage.ts'
import type { Query, Term } from './parseQuery.ts'

export interface SearchResults {
  readonly typed: string
  /** What was searched for, to be highlighted; typos may have been corrected. */
  readonly terms: readonly Term[]
  /** Sections that have all terms come first, in descending order of their score; those of a question by score alone. */
  readonly matches: readonly Match[]
  /** There may be more matches in pages that were not searched. */
  readonly isPartial: boolean
}

/** Whether no match has everything that was typed. */
export function areClosest({ matches }: SearchResults): boolean {
  return matches.every(({ hasAll }) => !hasAll)
}

/** Where fewer sections have all terms, the closest ones follow. */
const fewMatches = 5

/** Whether the sections that have all terms are enough. */
export function isSufficient(matches: readonly Match[], query: Query): boolean {
  return matches.length >= fewMatches && !isQuestion(query)
}

/** A question is seldom put in the words of its answer, so the closest sections are as good as those with all terms. */
export function isQuestion({ asked }: Query): boolean {
  return asked.length > 0
}

/** Matches in sections that are not among the known ones. */
export function others(matches: readonly Match[], known: readonly Match[]): Match[] {
  const keys = new Set(known.map(sectionKey))
  return matches.filter((match) => !keys.has(sectionKey(match)))
}

/** Not the section itself: a text that was forgotten and fetched again has others. */
function sectionKey({ page, section }: Match): string {
  return `${page.page.href} ${section.index}`
}

export function sorted(matches: readonly Match[]): Match[] {
  return matches.toSorted((a, b) => b.score - a.score)
}
