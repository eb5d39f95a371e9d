import { fittsBits, hickBits } from './difficulty.ts'
import { randomNumbers, shuffled } from './random.ts'

/** A task of the pointing experiment: press two targets alternately. */
export interface FittsTask {
  /** The distance between the centres of the targets, in pixels. */
  readonly distance: number
  readonly width: number
}

/** A task of the choosing experiment: find an item by its name. */
export interface HickTask {
  readonly options: readonly number[]
  /** The item to find, one of the options. */
  readonly target: number
  /** The delay before the item is named, in milliseconds; it varies so that nobody can anticipate it. */
  readonly wait: number
}

/** The result of one trial. The time of a trial with a miss is not used. */
export interface Trial {
  readonly bits: number
  readonly time: number
  readonly misses: number
  /** The key of trials of the same difficulty: `120/24`, or `8`. */
  readonly group: string
}

export const widths = [24, 56] as const
const distanceShares = [0.25, 0.5, 0.9] as const
export const optionCounts = [2, 4, 8, 16] as const

/** Every distance with every width, shuffled with the seed. Distances depend on the width of the field. */
export function fittsTasks(fieldWidth: number, seed: number): FittsTask[] {
  const maxDistance = Math.max(0, fieldWidth - Math.max(...widths) - 8)
  const all = distanceShares.flatMap((part) =>
    widths.map((width) => ({ distance: Math.round(maxDistance * part), width })),
  )
  return shuffled(all, randomNumbers(seed))
}

/** Every number of options `repeats` times, shuffled. If ordered, the items are always the first ones. */
export function hickTasks(repeats: number, ordered: boolean, seed: number): HickTask[] {
  const random = randomNumbers(seed)
  const all = Array.from({ length: optionCounts.length }, (_, index) => index)
  const allItems = Array.from({ length: 16 }, (_, index) => index)
  const counts = Array.from({ length: repeats }, () => all).flat()
  return shuffled(counts, random).map((index) => {
    const count = optionCounts[index] ?? 2
    const options = ordered ? allItems.slice(0, count) : shuffled(allItems, random).slice(0, count)
    const target = options[Math.floor(random() * count)] ?? 0
    return { options, target, wait: 400 + Math.round(random() * 500) }
  })
}

export function fittsTrial({ distance, width }: FittsTask, time: number, misses: number): Trial {
  return { bits: fittsBits(distance, width), time, misses, group: `${distance}/${width}` }
}

export function hickTrial({ options }: HickTask, time: number, misses: number): Trial {
  return { bits: hickBits(options.length), time, misses, group: `${options.length}` }
}
