import { randomNumbers } from './random.ts'
import { fittsTasks, fittsTrial, optionCounts, hickTrial, type Trial } from './trials.ts'

/*
 * Invented data, labelled as such: the law with some scatter, so that the plot shows something
 * before the reader has done a run.
 */
const seed = 1954

export function sampleFittsTrials(): Trial[] {
  const random = randomNumbers(seed)
  return fittsTasks(560, seed).flatMap((aim) =>
    [0, 1, 2].map((repetition) => {
      const trial = fittsTrial(
        aim,
        0,
        aim.width === 24 && aim.distance > 400 && repetition === 1 ? 1 : 0,
      )
      return { ...trial, time: Math.round(170 + 135 * trial.bits + (random() - 0.5) * 130) }
    }),
  )
}

export function sampleHickTrials(ordered: boolean): Trial[] {
  const random = randomNumbers(seed)
  return optionCounts.flatMap((count) =>
    [0, 1, 2].map((repetition) => {
      const options = Array.from({ length: count }, (_, index) => index)
      const misses = count === 16 && repetition === 2 ? 1 : 0
      const trial = hickTrial({ options, target: 0, wait: 0 }, 0, misses)
      const slope = ordered ? 150 * trial.bits : 85 * count
      return { ...trial, time: Math.round(380 + slope + (random() - 0.5) * 60) }
    }),
  )
}
