import { fittsTrial, type FittsTask, type Trial } from './trials.ts'

/** A run of the pointing experiment: two targets to press alternately, task after task. */
export interface Pointing {
  readonly tasks: readonly FittsTask[]
  /** Timed presses per task; the first press is not timed, since it only moves the pointer to the target. */
  readonly repeats: number
  readonly taskIndex: number
  readonly pressIndex: number
  /** When the last target was hit. */
  readonly lastHitAt: number
  readonly misses: number
  readonly trials: readonly Trial[]
}

export function startPointing(tasks: readonly FittsTask[], repeats: number): Pointing {
  return { tasks, repeats, taskIndex: 0, pressIndex: 0, lastHitAt: 0, misses: 0, trials: [] }
}

/** The current task and the side to press; undefined when the run is over. */
export function currentTarget({
  tasks,
  taskIndex,
  pressIndex,
}: Pointing): (FittsTask & { side: -1 | 1 }) | undefined {
  const task = tasks[taskIndex]
  return task && { ...task, side: pressIndex % 2 === 0 ? -1 : 1 }
}

/** The pointer is pressed at a position relative to the centre of the field. */
export function pressAt(run: Pointing, x: number, y: number, time: number): Pointing {
  const target = currentTarget(run)
  if (!target) return run
  const hit = Math.hypot(x - (target.side * target.distance) / 2, y) <= target.width / 2
  const timed = run.pressIndex > 0
  if (!hit) return timed ? { ...run, misses: run.misses + 1 } : run
  const trial = fittsTrial(target, time - run.lastHitAt, run.misses)
  const last = run.pressIndex === run.repeats
  return {
    ...run,
    taskIndex: last ? run.taskIndex + 1 : run.taskIndex,
    pressIndex: last ? 0 : run.pressIndex + 1,
    lastHitAt: time,
    misses: 0,
    trials: timed ? [...run.trials, trial] : run.trials,
  }
}

/** The number of presses so far, and of all presses. */
export function progress({ tasks, repeats, taskIndex, pressIndex }: Pointing): {
  done: number
  total: number
} {
  return { done: taskIndex * (repeats + 1) + pressIndex, total: tasks.length * (repeats + 1) }
}
