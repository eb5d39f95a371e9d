import { fitLine, median, type Line } from './statistics.ts'
import type { Trial } from './trials.ts'

/** The result of all trials of the same difficulty. */
export interface GroupResult {
  readonly group: string
  readonly bits: number
  /** The median time of the trials without a miss; NaN if there are none. */
  readonly median: number
  readonly trials: number
  readonly misses: number
}

export interface Results {
  /** The groups, easiest first. */
  readonly groups: readonly GroupResult[]
  /** The regression line through the medians. */
  readonly line: Line | undefined
  readonly misses: number
}

/** Groups the trials of a run and fits a line to their medians. */
export function summarizeTrials(trials: readonly Trial[]): Results {
  const names = [...new Set(trials.map(({ group }) => group))]
  const groups = names.map((name) => {
    const members = trials.filter(({ group }) => group === name)
    return {
      group: name,
      bits: members[0]?.bits ?? 0,
      median: median(members.filter(({ misses }) => misses === 0).map(({ time }) => time)),
      trials: members.length,
      misses: members.reduce((sum, { misses }) => sum + misses, 0),
    }
  })
  const groupsWithMedian = groups.filter((group) => !Number.isNaN(group.median))
  return {
    groups: groups.toSorted((a, b) => a.bits - b.bits),
    line: fitLine(groupsWithMedian.map(({ bits, median: y }) => ({ x: bits, y }))),
    misses: groups.reduce((sum, { misses }) => sum + misses, 0),
  }
}

/** The regression line against the number of options: a linear search is a straight line here. */
export function lineByCount({ groups }: Results): Line | undefined {
  const known = groups.filter((group) => !Number.isNaN(group.median))
  return fitLine(known.map((group) => ({ x: Number(group.group), y: group.median })))
}

/** If the two R² differ by less than this, neither line fits better. */
const minimumDifference = 0.02

/** Whether the times fit known positions (logarithmic) or a search (linear) better. */
export function closerModel(run: Results): 'knowing' | 'looking' | 'unclear' {
  const difference = (run.line?.r2 ?? 0) - (lineByCount(run)?.r2 ?? 0)
  if (Math.abs(difference) < minimumDifference) return 'unclear'
  return difference > 0 ? 'knowing' : 'looking'
}
