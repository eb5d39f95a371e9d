import { hickTrial, type HickTask, type Trial } from './trials.ts'

/** A run of the choosing experiment: an item is named and has to be chosen. */
export interface Choosing {
  readonly tasks: readonly HickTask[]
  readonly index: number
  /** When the item was named; undefined until then. */
  readonly namedAt: number | undefined
  readonly misses: number
  readonly trials: readonly Trial[]
}

export function startChoosing(tasks: readonly HickTask[]): Choosing {
  return { tasks, index: 0, namedAt: undefined, misses: 0, trials: [] }
}

export function nameItem(run: Choosing, time: number): Choosing {
  return { ...run, namedAt: time }
}

/** The reader chooses an item. Choices before an item is named are ignored. */
export function choose(run: Choosing, item: number, time: number): Choosing {
  const pick = run.tasks[run.index]
  if (!pick || run.namedAt === undefined) return run
  if (item !== pick.target) return { ...run, misses: run.misses + 1 }
  const trial = hickTrial(pick, time - run.namedAt, run.misses)
  return {
    ...run,
    index: run.index + 1,
    namedAt: undefined,
    misses: 0,
    trials: [...run.trials, trial],
  }
}
