import { fitLine, median, type Line } from './statistics.ts'
import type { Trial } from './trials.ts'

/** The trials of one kind together. */
export interface GroupResult {
  readonly group: string
  readonly bits: number
  /** Of the trials without a miss; NaN if each had one. */
  readonly median: number
  readonly trials: number
  readonly misses: number
}

export interface Results {
  /** Easiest first. */
  readonly groups: readonly GroupResult[]
  /** Through the medians. */
  readonly line: Line | undefined
  readonly misses: number
}

/** What a run says. */
export function results(trials: readonly Trial[]): Results {
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
  const known = groups.filter((group) => !Number.isNaN(group.median))
  return {
    groups: groups.toSorted((a, b) => a.bits - b.bits),
    line: fitLine(known.map(({ bits, median: y }) => ({ x: bits, y }))),
    misses: groups.reduce((sum, { misses }) => sum + misses, 0),
  }
}

/** The same medians against the plain number of options: reading one after another is a line here. */
export function lineByCount({ groups }: Results): Line | undefined {
  const known = groups.filter((group) => !Number.isNaN(group.median))
  return fitLine(known.map((group) => ({ x: Number(group.group), y: group.median })))
}

/** Too near to each other to say which line is straighter. */
const tie = 0.02

/** Whether choices were made by knowing or by looking, as far as the points tell. */
export function nearer(run: Results): 'knowing' | 'looking' | 'unclear' {
  const difference = (run.line?.r2 ?? 0) - (lineByCount(run)?.r2 ?? 0)
  if (Math.abs(difference) < tie) return 'unclear'
  return difference > 0 ? 'knowing' : 'looking'
}
