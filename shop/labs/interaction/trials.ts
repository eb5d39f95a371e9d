import { fittsBits, hickBits } from './difficulty.ts'
import { randomNumbers, shuffled } from './random.ts'

/** What the reader is to do in one go of the pointing experiment: press two targets by turns. */
export interface Aim {
  /** Between the middles of the two, in pixels. */
  readonly distance: number
  readonly width: number
}

/** One choice: find an item by its name. */
export interface Pick {
  readonly options: readonly number[]
  /** The item to find, one of the options. */
  readonly target: number
  /** How long nothing is named, in milliseconds: nobody can press in advance. */
  readonly wait: number
}

/** What happened in a trial. A trial with a miss tells nothing of speed. */
export interface Trial {
  readonly bits: number
  readonly time: number
  readonly misses: number
  /** What the trials of one kind have in common: `120/24`, or `8`. */
  readonly group: string
}

export const widths = [24, 56] as const
const reaches = [0.25, 0.5, 0.9] as const
export const optionCounts = [2, 4, 8, 16] as const

/** Every distance with every width, in an order of the seed. Distances follow from the room there is. */
export function aims(room: number, seed: number): Aim[] {
  const reach = Math.max(0, room - Math.max(...widths) - 8)
  const all = reaches.flatMap((part) =>
    widths.map((width) => ({ distance: Math.round(reach * part), width })),
  )
  return shuffled(all, randomNumbers(seed))
}

/** Every number of options as often as told, mixed. In a known order the items are always the first. */
export function picks(repeats: number, ordered: boolean, seed: number): Pick[] {
  const random = randomNumbers(seed)
  const all = Array.from({ length: optionCounts.length }, (_, index) => index)
  const most = Array.from({ length: 16 }, (_, index) => index)
  const counts = Array.from({ length: repeats }, () => all).flat()
  return shuffled(counts, random).map((index) => {
    const count = optionCounts[index] ?? 2
    const options = ordered ? most.slice(0, count) : shuffled(most, random).slice(0, count)
    const target = options[Math.floor(random() * count)] ?? 0
    return { options, target, wait: 400 + Math.round(random() * 500) }
  })
}

export function aimTrial({ distance, width }: Aim, time: number, misses: number): Trial {
  return { bits: fittsBits(distance, width), time, misses, group: `${distance}/${width}` }
}

export function pickTrial({ options }: Pick, time: number, misses: number): Trial {
  return { bits: hickBits(options.length), time, misses, group: `${options.length}` }
}
