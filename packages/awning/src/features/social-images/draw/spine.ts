import type { Book } from '../card.ts'
import { bayColour, palette } from '../palette.ts'
import type { Lettering } from './lettering.ts'
import { box, shape } from './shapes.ts'
import { stage } from './stage.ts'

export interface SpineSize {
  readonly x: number
  readonly width: number
  readonly height: number
  readonly text: number
}

/** Above and below the title of a spine. */
const ends = 64

/** A book on the plank: light on its left edge, shade on its right, two lines at its foot. */
export function spine(book: Book, { x, width, height, text }: SpineSize, pen: Lettering): string {
  const top = stage.floor - height
  const outline = `M${x} ${stage.floor}V${top + 6}q0-6 6-6h${width - 12}q6 0 6 6V${stage.floor}z`
  const edge = Math.max(4, Math.round(width * 0.09))
  const inset = Math.round(width * 0.2)
  return [
    shape(outline, bayColour(book.bay)),
    box(x, top + 6, edge, height - 6, '#fff', { opacity: 0.16 }),
    box(x + width - edge, top + 6, edge, height - 6, '#000', { opacity: 0.22 }),
    box(x + inset, stage.floor - 26, width - 2 * inset, 3, '#fff', { opacity: 0.45 }),
    box(x + inset, stage.floor - 19, width - 2 * inset, 3, '#fff', { opacity: 0.45 }),
    pen.spine(book.label, x + width / 2, top + 22, height - ends, {
      size: text,
      weight: 700,
      fill: palette['spine-ink'],
    }),
  ].join('')
}

/** Heights that differ from book to book, as on the shelf of the home page; a long title gets a tall one. */
export function unevenHeight(
  { label }: Book,
  index: number,
  most: number,
  text: number,
  pen: Lettering,
): number {
  const wanted = pen.spineLength(label, { size: text, weight: 700 }) + ends
  return Math.round(Math.min(most, Math.max(wanted, most * ([0.91, 1, 0.85][index % 3] ?? 1))))
}
