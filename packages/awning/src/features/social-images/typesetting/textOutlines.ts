import { isWideOpening } from './characterClasses.ts'
import { fitText, type Fitted } from './fitText.ts'
import { wholeSentences } from './wholeSentences.ts'
import type { SetLine, Typesetter } from './typesetter.ts'
import { directionOf } from './visualOrder.ts'

export interface TextStyle {
  readonly size: number
  /** From 200 to 900. */
  readonly weight: number
  /** A colour of SVG. */
  readonly fill: string
  /** What `x` is of the line. Default: its start. */
  readonly align?: 'start' | 'middle' | 'end'
}

/** The room that a text has. */
export interface TextRoom {
  readonly width: number
  readonly height: number
  /** Font sizes to try, the largest first. */
  readonly sizes: readonly number[]
  /** Distance of two base lines, as a multiple of the font size. */
  readonly lineHeight: number
}

/** A rectangle for one text; `x` and `y` are its top left corner. */
export interface TextBox extends TextRoom {
  readonly x: number
  readonly y: number
  /** Where lines that do not fill the box are. Default: in its middle. */
  readonly verticalAlign?: 'top' | 'middle' | 'bottom'
}

/** How far the base line is below the top of the characters, as a share of the font size. */
const ascent = 0.87

/** Sets text as SVG outlines, which look the same on every machine because they need no font. */
export class TextOutlines {
  readonly #type: Typesetter
  readonly lang: string

  constructor(type: Typesetter, lang: string) {
    this.#type = type
    this.lang = lang
  }

  width(text: string, { size, weight }: Pick<TextStyle, 'size' | 'weight'>): number {
    return this.#type.set(text, weight).width * size
  }

  /** One line; `y` is its base line. */
  line(text: string, x: number, y: number, style: TextStyle): string {
    const { size, weight, align = 'start' } = style
    const setLine = this.#type.set(text, weight)
    // The empty half of an opening bracket is outside the column.
    const hangingWidth = isWideOpening(text.slice(0, 1)) ? 0.5 * size : 0
    const startOffset =
      align === 'start' ? hangingWidth : setLine.width * size * (align === 'end' ? 1 : 0.5)
    return outlines(setLine, x - startOffset, y, style)
  }

  /** One line in a given width: a long text is set smaller, and then cut after a whole word. */
  fittedLine(
    text: string,
    { x, y, width }: Pick<TextBox, 'x' | 'y' | 'width'>,
    style: TextStyle & { readonly smallest?: number },
  ): string {
    const { size, weight } = style
    const smallest = style.smallest ?? size
    const sizes = [size, (2 * size + smallest) / 3, (size + 2 * smallest) / 3, smallest]
    const fitted = this.fit(text, { width, height: smallest, sizes, lineHeight: 1 }, weight)
    return this.line(fitted.lines[0] ?? '', x, y, { ...style, size: fitted.size })
  }

  /** The size and the lines with which a text fits into a box. */
  fit(text: string, box: TextRoom, weight: number): Fitted {
    return fitText(text, this.lang, box, (line) => this.#type.set(line, weight).width)
  }

  /** Whether a text fits into a box as a whole, at one of its sizes. */
  fits(text: string, box: TextRoom, weight: number): boolean {
    const { lines } = this.fit(text, box, weight)
    return lines.join('').replaceAll(/\s/g, '') === text.replaceAll(/\s/g, '')
  }

  /** A text on several lines, as large as fits into a box. */
  block(text: string, box: TextBox, style: Omit<TextStyle, 'size'>): string {
    const { size, lines } = this.fit(text, box, style.weight)
    const step = size * box.lineHeight
    // From the top of the characters on the first line to the bottom of those on the last.
    const height = size + step * (lines.length - 1)
    const share = { top: 0, middle: 0.5, bottom: 1 }[box.verticalAlign ?? 'middle']
    const first = box.y + (box.height - height) * share + size * ascent
    return lines
      .map((line, index) => {
        const { x, align } = startOf(text, box)
        return this.line(line, x, first + index * step, { ...style, size, align })
      })
      .join('')
  }

  /** As many whole sentences of a text as fit into a box. */
  sentences(text: string, box: TextBox, style: Omit<TextStyle, 'size'>): string {
    return this.block(this.wholeSentences(text, box, style.weight), box, style)
  }

  /** The start of a text that fits into a box, up to the end of a sentence. */
  wholeSentences(text: string, box: TextRoom, weight: number): string {
    return wholeSentences(text, this.lang, box, (line) => this.#type.set(line, weight).width)
  }
}

/** Where the lines of a text begin in a box: at its right edge for a text that is written from right to left. */
export function startOf(
  text: string,
  { x, width }: Pick<TextBox, 'x' | 'width'>,
): { readonly x: number; readonly align: 'start' | 'end' } {
  return directionOf(text) === 'rtl' ? { x: x + width, align: 'end' } : { x, align: 'start' }
}

function outlines(
  { glyphs }: SetLine,
  x: number,
  y: number,
  { size, fill }: Pick<TextStyle, 'size' | 'fill'>,
): string {
  const paths = glyphs.flatMap(({ outline, x: offset, y: rise, scale }) =>
    outline === ''
      ? []
      : [
          `<path transform="translate(${round(x + offset * size)} ${round(y - rise * size)}) scale(${(scale * size).toFixed(5)} ${(-scale * size).toFixed(5)})" d="${outline}"/>`,
        ],
  )
  return `<g fill="${fill}">${paths.join('')}</g>`
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
