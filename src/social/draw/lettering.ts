import { isIdeograph, isWideOpening } from '../type/characters.ts'
import { fitText, type Box } from '../type/fitText.ts'
import type { SetLine, Typesetter } from '../type/typesetter.ts'

export interface Letters {
  readonly size: number
  readonly weight: number
  readonly fill: string
  readonly align?: 'start' | 'middle' | 'end'
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

  /** One line that ends with a whole word where it is too long. */
  shortLine(text: string, x: number, y: number, width: number, letters: Letters): string {
    const { size, weight } = letters
    const box = { width, height: size, sizes: [size], lineHeight: 1 }
    const { lines } = fitText(text, this.lang, box, (line) => this.#type.set(line, weight).width)
    return this.line(lines[0] ?? '', x, y, letters)
  }

  /** Lines in a box, standing in its middle. */
  block(text: string, x: number, y: number, box: Box, letters: Omit<Letters, 'size'>): string {
    const { size, lines } = fitText(
      text,
      this.lang,
      box,
      (line) => this.#type.set(line, letters.weight).width,
    )
    const step = size * box.lineHeight
    // From the top of the first line's characters to the foot of the last one's.
    const height = size + step * (lines.length - 1)
    const first = y + (box.height - height) / 2 + size * 0.87
    return lines
      .map((line, index) => this.line(line, x, first + index * step, { ...letters, size }))
      .join('')
  }

  /** Downwards, as on a spine: Chinese upright, everything else on its side. `x` is the middle. */
  spine(text: string, x: number, y: number, height: number, letters: Letters): string {
    const runs = uprightRuns(text)
    const lengths = runs.map(({ text: run, upright }) =>
      upright ? 1.1 : this.#type.set(run, letters.weight).width + (runs.length > 1 ? 0.2 : 0),
    )
    const length = lengths.reduce((sum, one) => sum + one, 0)
    const size = Math.min(letters.size, height / length)
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
}

function uprightRuns(text: string): { text: string; upright: boolean }[] {
  const runs: { text: string; upright: boolean }[] = []
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
