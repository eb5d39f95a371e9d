import { aimTrial, type Aim, type Trial } from './trials.ts'

/** A run of the pointing experiment: two targets by turns, aim after aim. */
export interface Pointing {
  readonly aims: readonly Aim[]
  /** Timed presses an aim; the one before them only takes the hand there. */
  readonly repeats: number
  readonly aim: number
  readonly press: number
  /** When the last target was hit. */
  readonly since: number
  readonly misses: number
  readonly trials: readonly Trial[]
}

export function startPointing(aims: readonly Aim[], repeats: number): Pointing {
  return { aims, repeats, aim: 0, press: 0, since: 0, misses: 0, trials: [] }
}

/** The aim at hand and which side is to be pressed; undefined when the run is over. */
export function target({ aims, aim, press }: Pointing): (Aim & { side: -1 | 1 }) | undefined {
  const now = aims[aim]
  return now && { ...now, side: press % 2 === 0 ? -1 : 1 }
}

/** The pointer goes down at a place counted from the middle of the field. */
export function pressAt(run: Pointing, x: number, y: number, time: number): Pointing {
  const now = target(run)
  if (!now) return run
  const hit = Math.hypot(x - (now.side * now.distance) / 2, y) <= now.width / 2
  const timed = run.press > 0
  if (!hit) return timed ? { ...run, misses: run.misses + 1 } : run
  const trial = aimTrial(now, time - run.since, run.misses)
  const last = run.press === run.repeats
  return {
    ...run,
    aim: last ? run.aim + 1 : run.aim,
    press: last ? 0 : run.press + 1,
    since: time,
    misses: 0,
    trials: timed ? [...run.trials, trial] : run.trials,
  }
}

/** Presses done and to do. */
export function progress({ aims, repeats, aim, press }: Pointing): { done: number; all: number } {
  return { done: aim * (repeats + 1) + press, all: aims.length * (repeats + 1) }
}
