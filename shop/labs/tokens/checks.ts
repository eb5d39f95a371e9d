import { contrast } from './colour.ts'
import { palette, type Adjustable, type ColourName, type Mode, type Seeds } from './palette.ts'

/** A pair that meets on the page, and what it needs. */
interface Pair {
  readonly front: ColourName
  readonly back: ColourName
  /** The seed that can fix it; the border has none. */
  readonly seed: Adjustable | undefined
  /** Not text: three is enough, and there is no AAA. */
  readonly isShape?: boolean
}

export const pairs: readonly Pair[] = [
  { front: 'text', back: 'surface', seed: 'text' },
  { front: 'muted', back: 'surface', seed: 'muted' },
  { front: 'accent', back: 'surface', seed: 'accent' },
  { front: 'on-accent', back: 'accent', seed: 'accent' },
  { front: 'border', back: 'surface', seed: undefined, isShape: true },
]

export type Grade = 'AAA' | 'AA' | 'fails'

export interface Check extends Pair {
  readonly ratio: number
  readonly grade: Grade
  readonly needed: number
  /** The nearest value of the seed that passes, where it fails and one does. */
  readonly remedy: number | undefined
}

function gradeOf(ratio: number, isShape: boolean | undefined): Grade {
  if (isShape) return ratio >= 3 ? 'AA' : 'fails'
  if (ratio >= 7) return 'AAA'
  return ratio >= 4.5 ? 'AA' : 'fails'
}

export const lightnesses = [10, 80] as const

function ratioOf(seeds: Seeds, mode: Mode, { front, back }: Pair): number {
  const colours = palette(seeds, mode)
  return contrast(colours[front], colours[back])
}

function remedyOf(seeds: Seeds, mode: Mode, pair: Pair, needed: number): number | undefined {
  const { seed } = pair
  if (!seed) return undefined
  const [least, most] = lightnesses
  for (let distance = 1; distance <= most - least; distance += 1) {
    for (const value of [seeds[seed] - distance, seeds[seed] + distance]) {
      if (value < least || value > most) continue
      if (ratioOf({ ...seeds, [seed]: value }, mode, pair) >= needed) return value
    }
  }
  return undefined
}

/** Every pair of a mode, judged. Ratios are not rounded: 4.499 fails. */
export function checks(seeds: Seeds, mode: Mode): Check[] {
  return pairs.map((pair) => {
    const ratio = ratioOf(seeds, mode, pair)
    const needed = pair.isShape ? 3 : 4.5
    const grade = gradeOf(ratio, pair.isShape)
    const remedy = grade === 'fails' ? remedyOf(seeds, mode, pair, needed) : undefined
    return { ...pair, ratio, grade, needed, remedy }
  })
}

/** Two digits, downwards: what is shown never looks better than it is. */
export function shownRatio(ratio: number): string {
  return (Math.floor(ratio * 100) / 100).toFixed(2)
}
