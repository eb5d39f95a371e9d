import { contrast } from './colour.ts'
import { palette, type LightnessSeed, type ColourName, type Mode, type Seeds } from './palette.ts'

/** A foreground and a background colour that are used together. */
interface Pair {
  readonly foreground: ColourName
  readonly background: ColourName
  /** The seed that can fix the contrast; the border has none. */
  readonly seed: LightnessSeed | undefined
  /** A shape instead of text: a ratio of 3 is enough, and there is no AAA. */
  readonly isShape?: boolean
}

export const pairs: readonly Pair[] = [
  { foreground: 'text', background: 'surface', seed: 'text' },
  { foreground: 'muted', background: 'surface', seed: 'muted' },
  { foreground: 'accent', background: 'surface', seed: 'accent' },
  { foreground: 'on-accent', background: 'accent', seed: 'accent' },
  { foreground: 'border', background: 'surface', seed: undefined, isShape: true },
]

export type Grade = 'AAA' | 'AA' | 'fails'

export interface ContrastCheck extends Pair {
  readonly ratio: number
  readonly grade: Grade
  readonly needed: number
  /** For a failing pair, the nearest value of the seed that passes, if any. */
  readonly passingValue: number | undefined
}

function gradeOf(ratio: number, isShape: boolean | undefined): Grade {
  if (isShape) return ratio >= 3 ? 'AA' : 'fails'
  if (ratio >= 7) return 'AAA'
  return ratio >= 4.5 ? 'AA' : 'fails'
}

export const lightnessRange = [10, 80] as const

function ratioOf(seeds: Seeds, mode: Mode, { foreground, background }: Pair): number {
  const colours = palette(seeds, mode)
  return contrast(colours[foreground], colours[background])
}

function findPassingValue(
  seeds: Seeds,
  mode: Mode,
  pair: Pair,
  needed: number,
): number | undefined {
  const { seed } = pair
  if (!seed) return undefined
  const [least, most] = lightnessRange
  for (let distance = 1; distance <= most - least; distance += 1) {
    for (const value of [seeds[seed] - distance, seeds[seed] + distance]) {
      if (value < least || value > most) continue
      if (ratioOf({ ...seeds, [seed]: value }, mode, pair) >= needed) return value
    }
  }
  return undefined
}

/** Checks the contrast of every pair in a mode. Ratios are not rounded: 4.499 fails. */
export function checkContrast(seeds: Seeds, mode: Mode): ContrastCheck[] {
  return pairs.map((pair) => {
    const ratio = ratioOf(seeds, mode, pair)
    const needed = pair.isShape ? 3 : 4.5
    const grade = gradeOf(ratio, pair.isShape)
    const passingValue = grade === 'fails' ? findPassingValue(seeds, mode, pair, needed) : undefined
    return { ...pair, ratio, grade, needed, passingValue }
  })
}

/** Rounds down to two digits, so that a failing ratio never looks like a passing one. */
export function formatRatio(ratio: number): string {
  return (Math.floor(ratio * 100) / 100).toFixed(2)
}
