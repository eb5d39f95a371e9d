import { randomNumbers } from './random.ts'
import { aims, aimTrial, optionCounts, pickTrial, type Trial } from './trials.ts'

/*
 * Invented, and said to be so: the law itself with some scatter, so that the plot shows something
 * before the reader has done anything.
 */
const seed = 1954

export function sampleAims(): Trial[] {
  const random = randomNumbers(seed)
  return aims(560, seed).flatMap((aim) =>
    [0, 1, 2].map((turn) => {
      const trial = aimTrial(aim, 0, aim.width === 24 && aim.distance > 400 && turn === 1 ? 1 : 0)
      return { ...trial, time: Math.round(170 + 135 * trial.bits + (random() - 0.5) * 130) }
    }),
  )
}

export function samplePicks(ordered: boolean): Trial[] {
  const random = randomNumbers(seed)
  return optionCounts.flatMap((count) =>
    [0, 1, 2].map((turn) => {
      const options = Array.from({ length: count }, (_, index) => index)
      const misses = count === 16 && turn === 2 ? 1 : 0
      const trial = pickTrial({ options, target: 0, wait: 0 }, 0, misses)
      const slope = ordered ? 150 * trial.bits : 85 * count
      return { ...trial, time: Math.round(380 + slope + (random() - 0.5) * 60) }
    }),
  )
}
