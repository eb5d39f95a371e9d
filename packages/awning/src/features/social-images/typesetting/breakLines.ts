import { isClosing } from './characterClasses.ts'
import type { Unit } from './units.ts'

/** The unused width of a line that ends with a punctuation mark counts less, by this share of the width. */
const punctuationBonus = 0.3

/**
 * As few lines as possible, all about as long as one another; undefined where more than `maxLines` would
 * be needed or a unit alone is too wide.
 */
export function breakLines(
  units: readonly Unit[],
  width: number,
  maxLines: number,
  measure: (line: string) => number,
): string[] | undefined {
  if (units.length === 0) return []
  const widthOf = widths(units, measure)
  for (let lines = 1; lines <= Math.min(maxLines, units.length); lines += 1) {
    const breaks = bestBreaks(units, lines, width, widthOf)
    if (breaks) return breaks.map(([from, to]) => joinUnits(units.slice(from, to)))
  }
  return undefined
}

/** One line: without a space before its first unit. */
export function joinUnits(units: readonly Unit[]): string {
  return units.map(({ text, spaced }, index) => (spaced && index > 0 ? ` ${text}` : text)).join('')
}

/** The gap between two units (a space, a kern) is measured once, so that the width of every line is a sum. */
function widths(
  units: readonly Unit[],
  measure: (line: string) => number,
): (from: number, to: number) => number {
  const unitWidths = units.map(({ text }) => measure(text))
  const ends = [0]
  for (const [index, width] of unitWidths.entries()) {
    const before = index === 0 ? 0 : (unitWidths[index - 1] ?? 0)
    const gap =
      index === 0 ? 0 : measure(joinUnits(units.slice(index - 1, index + 1))) - before - width
    ends.push((ends[index] ?? 0) + gap + width)
  }
  return (from, to) => (ends[to] ?? 0) - (ends[from + 1] ?? 0) + (unitWidths[from] ?? 0)
}

type Lines = readonly (readonly [number, number])[]

function bestBreaks(
  units: readonly Unit[],
  lines: number,
  width: number,
  widthOf: (from: number, to: number) => number,
): Lines | undefined {
  // For each end index: the cheapest layout of the units before it on the lines so far.
  let best = new Map<number, { cost: number; lines: Lines }>([[0, { cost: 0, lines: [] }]])
  for (let line = 1; line <= lines; line += 1) {
    const next = new Map<number, { cost: number; lines: Lines }>()
    for (const [from, previous] of best) {
      for (let to = from + 1; to <= units.length - (lines - line); to += 1) {
        const empty = width - widthOf(from, to)
        if (empty < 0) break
        const pause =
          to < units.length && endsWithPunctuation(units, to) ? punctuationBonus * width : 0
        const cost = previous.cost + Math.max(0, empty - pause) ** 2
        const known = next.get(to)
        if (!known || cost < known.cost)
          next.set(to, { cost, lines: [...previous.lines, [from, to]] })
      }
    }
    best = next
  }
  return best.get(units.length)?.lines
}

function endsWithPunctuation(units: readonly Unit[], to: number): boolean {
  return isClosing(Array.from(units[to - 1]?.text ?? '').at(-1) ?? '')
}
