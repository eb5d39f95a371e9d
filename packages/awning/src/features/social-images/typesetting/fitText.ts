import { breakLines, joinUnits } from './breakLines.ts'
import { unitsOf, type Unit } from './units.ts'

export interface Box {
  readonly width: number
  readonly height: number
  /** Sizes to try, the largest first. */
  readonly sizes: readonly number[]
  readonly lineHeight: number
}

export interface Fitted {
  readonly size: number
  readonly lines: readonly string[]
}

/**
 * The largest size at which a text fits into its box. A text that is too long even for the smallest
 * size ends after a whole word, with an ellipsis; a word wider than a line continues on the next.
 */
export function fitText(
  text: string,
  lang: string,
  box: Box,
  measure: (line: string) => number,
): Fitted {
  const units = unitsOf(text, lang)
  for (const size of box.sizes) {
    const lines = breakLines(units, box.width, linesIn(box, size), (line) => measure(line) * size)
    if (lines) return { size, lines }
  }
  const size = box.sizes.at(-1) ?? 1
  const scaled = (line: string): number => measure(line) * size
  const pieces = units.flatMap((unit) => piecesOf(unit, box.width, scaled))
  const ellipsis = lang.startsWith('zh') ? '…' : '...'
  for (let count = pieces.length; count > 0; count -= 1) {
    const whole = pieces.slice(0, count)
    const last = whole.pop()
    if (!last) break
    const shown =
      count === pieces.length
        ? [...whole, last]
        : [...whole, { ...last, text: withoutPunctuation(last.text) + ellipsis }]
    const lines = breakLines(shown, box.width, linesIn(box, size), scaled)
    if (lines) return { size, lines }
  }
  return { size, lines: [joinUnits(pieces.slice(0, 1))] }
}

/** How many lines of a font size a box has room for, at least one. */
export function linesIn({ height, lineHeight }: Box, size: number): number {
  // The last line needs no room below it.
  return Math.max(1, Math.floor((height - size) / (size * lineHeight)) + 1)
}

function withoutPunctuation(text: string): string {
  return text.replace(/[，。、：；,.:;]+$/, '')
}

function piecesOf(unit: Unit, width: number, measure: (line: string) => number): Unit[] {
  if (measure(unit.text) <= width) return [unit]
  const pieces: Unit[] = []
  let piece = ''
  for (const { segment } of new Intl.Segmenter().segment(unit.text)) {
    if (piece !== '' && measure(piece + segment) > width) {
      pieces.push({ text: piece, spaced: unit.spaced && pieces.length === 0 })
      piece = ''
    }
    piece += segment
  }
  return [...pieces, { text: piece, spaced: unit.spaced && pieces.length === 0 }]
}
