import { realName, type Measured } from '../content/corpus.ts'
import type { BenchRecord } from '../records.ts'
import { buildRows, outputRows } from './buildRows.ts'
import { devRows } from './devRows.ts'
import { growthRows, navigationRows, visitRows, weightRows } from './pageRows.ts'
import type { Row } from './row.ts'
import { at, generatedSites, ofKind, visitedRealSite, visitedSite } from './select.ts'

/** All rows with a value other than zero. */
export function tableRows(records: readonly BenchRecord[]): Row[] {
  const builds = ofKind(records, 'build')
  const weights = ofKind(records, 'weight')
  const real = pageRows(records, visitedRealSite(records))
  return [
    ...buildRows(builds),
    ...devRows(ofKind(records, 'dev')),
    ...pageRows(records, visitedSite(records)),
    ...growthRows(generatedSites(weights).flatMap((site) => at(weights, site))),
    ...real.map((row) => ({ ...row, group: `${row.group}: ${realName}` })),
    ...outputRows(builds),
  ].filter(({ cells }) => [...cells.values()].some((cell) => 'value' in cell && cell.value > 0))
}

/** What a visit to a page of a site costs. */
function pageRows(records: readonly BenchRecord[], site: Measured | undefined): Row[] {
  if (!site) return []
  return [
    ...weightRows(at(ofKind(records, 'weight'), site)),
    ...visitRows(at(ofKind(records, 'visit'), site)),
    ...navigationRows(at(ofKind(records, 'navigation'), site)),
  ]
}
