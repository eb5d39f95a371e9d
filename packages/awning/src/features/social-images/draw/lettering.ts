import { isIdeograph, isWideOpening } from '../type/characters.ts'
import { fitText, type Box } from '../type/fitText.ts'
import { wholeSentences } from '../type/wholeSentences.ts'
import type { SetLine, Typesetter } from '../type/typesetter.ts'

export interface Letters {
  readonly size: number
  readonly weight: number
  readonly fill: string
  readonly align?: 'start' | 'middle' | 'end'
}

interface Stand {
  readonly stand?: 'top' | 'middle' | 'bottom'
}

/** Writes with outlines: what is drawn needs no font any more. */
export class Lettering {
  readonly #type: Typesetter
  readonly lang: string

  constructor(type: Typesetter, lang: string) {
    this.#type = type
    this.lang = lang
  }

  width(text: string, { size, weight }: Pick<Letters, 'size' | 'weight'>): number {
    return this.#type.set(text, weight).width * size
  }

  /** One line, on its base line. */
  line(text: string, x: number, y: number, letters: Letters): string {
    const { size, weight, align = 'start' } = letters
    const set = this.#type.set(text, weight)
    // The empty half of an opening bracket hangs out of the column.
    const hang = isWideOpening(text.slice(0, 1)) ? 0.5 * size : 0
    const back = align === 'start' ? hang : set.width * size * (align === 'end' ? 1 : 0.5)
    return outlines(set, x - back, y, letters)
  }

  /** One line that gets smaller where it is too long, and then ends with a whole word. */
  shortLine(
    text: string,
    x: number,
    y: number,
    width: number,
    letters: Letters & { readonly smallest?: number },
  ): string {
    const { size, weight } = letters
    const smallest = letters.smallest ?? size
    const sizes = [size, (2 * size + smallest) / 3, (size + 2 * smallest) / 3, smallest]
    const box = { width, height: smallest, sizes, lineHeight: 1 }
    const fitted = fitText(text, this.lang, box, (line) => this.#type.set(line, weight).width)
    return this.line(fitted.lines[0] ?? '', x, y, { ...letters, size: fitted.size })
  }

  /** Whether a text stands in a box whole, at one of its sizes. */
  fits(text: string, box: Box, weight: number): boolean {
    const measure = (line: string): number => this.#type.set(line, weight).width
    const { lines } = fitText(text, this.lang, box, measure)
    return lines.join('').replaceAll(/\s/g, '') === text.replaceAll(/\s/g, '')
  }

  /** Lines in a box, in its middle unless told otherwise. */
  block(
    text: string,
    x: number,
    y: number,
    box: Box & Stand,
    letters: Omit<Letters, 'size'>,
  ): string {
    const { size, lines } = fitText(
      text,
      this.lang,
      box,
      (line) => this.#type.set(line, letters.weight).width,
    )
    const step = size * box.lineHeight
    // From the top of the first line's characters to the foot of the last one's.
    const height = size + step * (lines.length - 1)
    const above = (box.height - height) * { top: 0, middle: 0.5, bottom: 1 }[box.stand ?? 'middle']
    const first = y + above + size * 0.87
    return lines
      .map((line, index) => this.line(line, x, first + index * step, { ...letters, size }))
      .join('')
  }

  /** The sentences of a text that find room in a box. */
  sentences(
    text: string,
    x: number,
    y: number,
    box: Box & Stand,
    letters: Omit<Letters, 'size'>,
  ): string {
    const measure = (line: string): number => this.#type.set(line, letters.weight).width
    return this.block(wholeSentences(text, this.lang, box, measure), x, y, box, letters)
  }

  /** Downwards, as on a spine: Chinese upright, everything else on its side. `x` is the middle. */
  spine(text: string, x: number, y: number, height: number, letters: Letters): string {
    const runs = uprightRuns(text)
    const lengths = this.#runLengths(runs, letters.weight)
    const size = Math.min(letters.size, height / sum(lengths))
    let top = y
    return runs
      .map(({ text: run, upright }, index) => {
        const set = this.#type.set(run, letters.weight)
        const drawn = upright
          ? outlines(set, x - (set.width * size) / 2, top + size * 0.93, { ...letters, size })
          : `<g transform="translate(${round(x - size * 0.35)} ${round(top)}) rotate(90)">${outlines(set, 0, 0, { ...letters, size })}</g>`
        top += (lengths[index] ?? 0) * size
        return drawn
      })
      .join('')
  }

  /** How much of a spine a text wants. */
  spineLength(text: string, { size, weight }: Pick<Letters, 'size' | 'weight'>): number {
    return sum(this.#runLengths(uprightRuns(text), weight)) * size
  }

  #runLengths(runs: readonly SpineRun[], weight: number): number[] {
    return runs.map(({ text, upright }) =>
      upright ? 1.1 : this.#type.set(text, weight).width + (runs.length > 1 ? 0.2 : 0),
    )
  }
}

interface SpineRun {
  text: string
  readonly upright: boolean
}

function sum(lengths: readonly number[]): number {
  return lengths.reduce((total, length) => total + length, 0)
}

function uprightRuns(text: string): SpineRun[] {
  const runs: SpineRun[] = []
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    const upright = isIdeograph(segment)
    const last = runs.at(-1)
    if (last && !upright && !last.upright) last.text += segment
    else runs.push({ text: segment, upright })
  }
  return runs
}

function outlines({ glyphs }: SetLine, x: number, y: number, { size, fill }: Letters): string {
  const paths = glyphs.flatMap(({ outline, x: at, y: up, scale }) =>
    outline === ''
      ? []
      : [
          `<path transform="translate(${round(x + at * size)} ${round(y - up * size)}) scale(${(scale * size).toFixed(5)} ${(-scale * size).toFixed(5)})" d="${outline}"/>`,
        ],
  )
  return `<g fill="${fill}">${paths.join('')}</g>`
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
