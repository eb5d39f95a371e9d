import type { Match } from '../matchPage.ts'

export interface MatchGroup {
  readonly area: string
  readonly matches: readonly Match[]
}

/** Groups matches by area, the area with the best match first. The order inside an area stays. */
export function groupMatches(matches: readonly Match[]): MatchGroup[] {
  const groups = new Map<string, Match[]>()
  for (const match of matches) {
    const { area } = match.page.page
    groups.set(area, [...(groups.get(area) ?? []), match])
  }
  return [...groups].map(([area, areaMatches]) => ({ area, matches: areaMatches }))
}
