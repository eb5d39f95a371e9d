import { pickTrial, type Pick, type Trial } from './trials.ts'

/** A run of the choosing experiment: an item is named, and is to be picked out. */
export interface Choosing {
  readonly picks: readonly Pick[]
  readonly index: number
  /** When the item was named; undefined while nothing is. */
  readonly named: number | undefined
  readonly misses: number
  readonly trials: readonly Trial[]
}

export function startChoosing(picks: readonly Pick[]): Choosing {
  return { picks, index: 0, named: undefined, misses: 0, trials: [] }
}

export function nameItem(run: Choosing, time: number): Choosing {
  return { ...run, named: time }
}

/** The reader picks an item. Before one is named nothing counts. */
export function choose(run: Choosing, item: number, time: number): Choosing {
  const pick = run.picks[run.index]
  if (!pick || run.named === undefined) return run
  if (item !== pick.target) return { ...run, misses: run.misses + 1 }
  const trial = pickTrial(pick, time - run.named, run.misses)
  return {
    ...run,
    index: run.index + 1,
    named: undefined,
    misses: 0,
    trials: [...run.trials, trial],
  }
}
