import type { Book, Card } from '../card.ts'
import { bayColour, palette } from '../palette.ts'
import type { Lettering } from './lettering.ts'
import { awning, place, stage } from './stage.ts'
import { spine, unevenHeight } from './spine.ts'

type Look<Name extends Card['look']> = Extract<Card, { look: Name }>

/** Home: the awning, the shop's own words, and every book in a row. */
export function shop(card: Look<'shop'>, pen: Lettering): string {
  return [
    awning(),
    pen.block(
      card.title,
      stage.start,
      90,
      {
        width: stage.end - stage.start,
        height: 186,
        sizes: [104, 92, 84, 76, 68, 60],
        lineHeight: 1.22,
      },
      { weight: 900, fill: palette.ink },
    ),
    row(card.books, 214, pen),
  ].join('')
}

/** The docs' overview: the same row, higher. */
export function shelf(card: Look<'shelf'>, pen: Lettering): string {
  return [
    place(card.place, 92, stage.end - stage.start, palette.teal, pen),
    pen.block(
      card.title,
      stage.start,
      108,
      { width: stage.end - stage.start, height: 150, sizes: [96, 84, 72, 62], lineHeight: 1.2 },
      { weight: 900, fill: palette.ink },
    ),
    row(card.books, 228, pen),
  ].join('')
}

function row(books: readonly Book[], height: number, pen: Lettering): string {
  const room = stage.end - stage.start
  const gap = books.length > 20 ? 3 : 8
  const width = Math.min(64, Math.floor((room - gap * (books.length - 1)) / books.length))
  const text = Math.min(26, Math.round(width * 0.6))
  return books
    .map((book, index) =>
      spine(
        book,
        {
          x: stage.start + index * (width + gap),
          width,
          height: unevenHeight(book, index, height, text, pen),
          text,
        },
        pen,
      ),
    )
    .join('')
}

/** A doc: its own book, taken half out of the row of its category. */
export function book(card: Look<'book'>, pen: Lettering): string {
  const own = card.books[card.own]
  const colour = bayColour(own?.bay ?? 0)
  const widths = card.books.map((_, index) => (index === card.own ? 96 : 54))
  const gap = 6
  const total = widths.reduce((sum, width) => sum + width + gap, -gap)
  let x = stage.end - total
  const column = x - stage.start - 56
  const spines = card.books.map((one, index) => {
    const isOwn = index === card.own
    const width = widths[index] ?? 54
    const drawn = spine(
      one,
      isOwn
        ? { x, width, height: 416, text: 46 }
        : { x, width, height: unevenHeight(one, index, 318, 28, pen), text: 28 },
      pen,
    )
    x += width + gap
    return isOwn ? drawn : `<g opacity="0.62">${drawn}</g>`
  })
  const sizes = [124, 108, 94, 82, 72, 64]
  const besideText = { width: column, height: 200, sizes, lineHeight: 1.2, stand: 'top' } as const
  const alone = { ...besideText, height: 336, sizes: [...sizes, 56, 48], stand: 'middle' } as const
  // A long title has the place to itself.
  const withText = card.text !== '' && pen.fits(card.title, besideText, 900)
  return [
    place(card.place, 112, column, colour, pen),
    pen.block(card.title, stage.start, 142, withText ? besideText : alone, {
      weight: 900,
      fill: palette.ink,
    }),
    withText
      ? pen.sentences(
          card.text,
          stage.start,
          348,
          { width: column, height: 122, sizes: [29], lineHeight: 1.5, stand: 'bottom' },
          { weight: 500, fill: palette.soft },
        )
      : '',
    ...spines,
  ].join('')
}
