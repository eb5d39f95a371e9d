import type { TextOutlines } from 'awning'
import type { Book, PictureWithTitle } from '../pictureData.ts'
import { categoryColour, palette } from '../palette.ts'
import { awning, canvas, sectionLabel } from './canvas.ts'
import { spine, unevenHeight } from './spine.ts'

const textWidth = canvas.end - canvas.start

/** The home page: the awning, the title, and a row of books. */
export function shop({ title, books }: PictureWithTitle<'shop'>, text: TextOutlines): string {
  return [
    awning(),
    text.block(
      title,
      {
        x: canvas.start,
        y: 90,
        width: textWidth,
        height: 186,
        sizes: [104, 92, 84, 76, 68, 60],
        lineHeight: 1.22,
      },
      { weight: 900, fill: palette.ink },
    ),
    row(books, 214, text),
  ].join('')
}

/** The docs overview: the title and a taller row of books. */
export function shelf(
  { title, section: label, books }: PictureWithTitle<'shelf'>,
  text: TextOutlines,
): string {
  return [
    sectionLabel(label, 92, textWidth, palette.teal, text),
    text.block(
      title,
      {
        x: canvas.start,
        y: 108,
        width: textWidth,
        height: 150,
        sizes: [96, 84, 72, 62],
        lineHeight: 1.2,
      },
      { weight: 900, fill: palette.ink },
    ),
    row(books, 228, text),
  ].join('')
}

function row(books: readonly Book[], height: number, text: TextOutlines): string {
  const gap = books.length > 20 ? 3 : 8
  const width = Math.min(64, Math.floor((textWidth - gap * (books.length - 1)) / books.length))
  const fontSize = Math.min(26, Math.round(width * 0.6))
  return books
    .map((one, index) =>
      spine(
        one,
        {
          x: canvas.start + index * (width + gap),
          width,
          height: unevenHeight(one, index, height, fontSize, text),
          fontSize,
        },
        text,
      ),
    )
    .join('')
}

/** A doc: its book stands out in the row of its category. */
export function book(look: PictureWithTitle<'book'>, text: TextOutlines): string {
  const { books, current } = look
  const colour = categoryColour(books[current]?.category ?? 0)
  const widths = books.map((_, index) => (index === current ? 96 : 54))
  const gap = 6
  const total = widths.reduce((sum, width) => sum + width + gap, -gap)
  let x = canvas.end - total
  const column = x - canvas.start - 56
  const spines = books.map((one, index) => {
    const isCurrent = index === current
    const width = widths[index] ?? 54
    const outlines = spine(
      one,
      isCurrent
        ? { x, width, height: 416, fontSize: 46 }
        : { x, width, height: unevenHeight(one, index, 318, 28, text), fontSize: 28 },
      text,
    )
    x += width + gap
    return isCurrent ? outlines : `<g opacity="0.62">${outlines}</g>`
  })
  const title = { x: canvas.start, y: 142, width: column, lineHeight: 1.2 } as const
  const sizes = [124, 108, 94, 82, 72, 64]
  const withText = { ...title, height: 200, sizes, verticalAlign: 'top' } as const
  const alone = { ...title, height: 336, sizes: [...sizes, 56, 48] }
  // A long title uses the whole area, without the description.
  const hasText = look.text !== '' && text.fits(look.title, withText, 900)
  return [
    sectionLabel(look.section, 112, column, colour, text),
    text.block(look.title, hasText ? withText : alone, { weight: 900, fill: palette.ink }),
    hasText
      ? text.sentences(
          look.text,
          {
            x: canvas.start,
            y: 348,
            width: column,
            height: 122,
            sizes: [29],
            lineHeight: 1.5,
            verticalAlign: 'bottom',
          },
          { weight: 500, fill: palette.soft },
        )
      : '',
    ...spines,
  ].join('')
}
