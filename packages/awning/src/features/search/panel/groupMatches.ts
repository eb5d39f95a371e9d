import type { Match } from '../matchPage.ts'

export interface MatchGroup {
  readonly area: string
  readonly matches: readonly Match[]
}

/** By area, the one with the best result first; inside an area the order stays. */
export function groupMatches(matches: readonly Match[]): MatchGroup[] {
  const groups = new Map<string, Match[]>()
  for (const match of matches) {
    const { area } = match.page.page
    groups.set(area, [...(groups.get(area) ?? []), match])
  }
  return [...groups].map(([area, own]) => ({ area, matches: own }))
}
