import type { Browser } from '@playwright/test'
import { readExpectedSite } from './expectedPages.ts'
import { editions } from './siteVersions.ts'
import { visit, type VisitResult } from './visit.ts'

export interface RunOptions {
  /** Output folders of the versions, in the order of `editions`. */
  readonly folders: readonly string[]
  readonly seed: number
  /** Visits follow until this many requests have failed. */
  readonly faults: number
  /** The first visit; a later one reproduces a violation without the visits before it. */
  readonly firstVisit?: number
  readonly parallel?: number
  readonly onVisit?: (number: number, result: VisitResult) => void
}

export interface RunResult {
  readonly visits: number
  readonly faults: number
  readonly actions: number
  /** Every violation with the trace of its visit. */
  readonly violations: readonly string[]
}

/** Random visits to a site whose host fails, until enough requests have failed. */
export async function runFaults(browser: Browser, options: RunOptions): Promise<RunResult> {
  const { folders, seed, firstVisit = 0, parallel = 2, onVisit = () => {} } = options
  const versions = folders.map((folder, index) =>
    readExpectedSite(folder, `edition-${editions[index]}`),
  )
  let next = firstVisit
  let [faults, actions] = [0, 0]
  const violations: string[] = []
  const visitNext = async () => {
    while (faults < options.faults) {
      const number = next
      next += 1
      const result = await visit(browser, { folders, versions }, seed, number)
      faults += result.faults
      actions += result.actions
      onVisit(number, result)
      if (result.violations.length > 0) violations.push(reportOf(seed, number, result))
    }
  }
  await Promise.all(Array.from({ length: parallel }, visitNext))
  return { visits: next - firstVisit, faults, actions, violations }
}

function reportOf(seed: number, number: number, { trace }: VisitResult): string {
  return [`seed ${seed}, visit ${number}`, ...trace.map((line) => `  ${line}`)].join('\n')
}
