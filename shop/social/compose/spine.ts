import type { TextOutlines } from 'awning'
import type { Book } from '../pictureData.ts'
import { categoryColour, palette } from '../palette.ts'
import { canvas } from './canvas.ts'
import { box, shape } from './shapes.ts'
import { spineText, spineTextLength } from './spineText.ts'

export interface SpineSize {
  readonly x: number
  readonly width: number
  readonly height: number
  readonly fontSize: number
}

/** Above and below the title of a spine. */
const ends = 64

/** A book on the plank: light on its left edge, shade on its right, two lines at its foot. */
export function spine(
  book: Book,
  { x, width, height, fontSize }: SpineSize,
  text: TextOutlines,
): string {
  const top = canvas.floor - height
  const outline = `M${x} ${canvas.floor}V${top + 6}q0-6 6-6h${width - 12}q6 0 6 6V${canvas.floor}z`
  const edge = Math.max(4, Math.round(width * 0.09))
  const inset = Math.round(width * 0.2)
  return [
    shape(outline, categoryColour(book.category)),
    box(x, top + 6, edge, height - 6, '#fff', { opacity: 0.16 }),
    box(x + width - edge, top + 6, edge, height - 6, '#000', { opacity: 0.22 }),
    box(x + inset, canvas.floor - 26, width - 2 * inset, 3, '#fff', { opacity: 0.45 }),
    box(x + inset, canvas.floor - 19, width - 2 * inset, 3, '#fff', { opacity: 0.45 }),
    spineText(
      book.label,
      { x: x + width / 2, y: top + 22, height: height - ends },
      { size: fontSize, weight: 700, fill: palette['spine-ink'] },
      text,
    ),
  ].join('')
}

/** Heights that differ from book to book, as on the shelf of the home page; a long title gets a tall one. */
export function unevenHeight(
  { label }: Book,
  index: number,
  most: number,
  fontSize: number,
  text: TextOutlines,
): number {
  const wanted = spineTextLength(label, { size: fontSize, weight: 700 }, text) + ends
  return Math.round(Math.min(most, Math.max(wanted, most * ([0.91, 1, 0.85][index % 3] ?? 1))))
}
