import type { Card } from '../card.ts'
import { palette } from '../palette.ts'
import type { Lettering } from './lettering.ts'
import { box, priceTag, stroke } from './shapes.ts'
import { place, stage } from './stage.ts'

type Look<Name extends Card['look']> = Extract<Card, { look: Name }>

/** A post: a leaf of the ledger, its day in the margin. */
export function entry(card: Look<'entry'>, pen: Lettering): string {
  const margin = 330
  const day = { weight: 900, fill: palette.gold, align: 'end' } as const
  const dayRoom = margin - 58 - 76
  const column = stage.end - margin - 40
  const title = { top: 128, height: card.tags.length > 0 ? 260 : 330 }
  return [
    leaf(40, 44, 1120, margin - 30, margin - 54),
    pen.line(card.year, margin - 58, 112, {
      size: 34,
      weight: 600,
      fill: palette.soft,
      align: 'end',
    }),
    pen.line(card.day, margin - 58, 176, {
      ...day,
      size: Math.min(58, dayRoom / pen.width(card.day, { ...day, size: 1 })),
    }),
    pen.shortLine(card.place, margin + 6, 108, column, {
      size: 33,
      weight: 700,
      fill: palette.gold,
    }),
    pen.block(
      card.title,
      margin + 4,
      title.top,
      {
        width: column,
        height: title.height,
        sizes: [96, 86, 76, 66, 58, 50, 44],
        lineHeight: 1.24,
      },
      { weight: 900, fill: palette.ink },
    ),
    tagRow(card.tags, margin + 4, 414, column, pen),
  ].join('')
}

/** A list of posts: title on the left, a leaf with the latest lines on the right. */
export function ledger(card: Look<'ledger'>, pen: Lettering): string {
  const left = 520
  const colour = palette[card.accent]
  const lines = card.lines.slice(0, 5)
  const dates = { size: 27, weight: 600, fill: palette.soft }
  const dateWidth = Math.max(0, ...lines.map(({ date }) => pen.width(date, dates)))
  const text = left + 56 + dateWidth + 44
  return [
    place(card.place, 112, left - stage.start - 30, colour, pen),
    pen.block(
      card.title,
      stage.start,
      136,
      {
        width: left - stage.start - 40,
        height: 336,
        sizes: [104, 92, 80, 70, 60, 52, 44],
        lineHeight: 1.22,
      },
      { weight: 900, fill: palette.ink },
    ),
    leaf(left, 62, stage.end - left + 32, text - 22),
    ...lines.map(({ date, text: line }, index) => {
      const y = 128 + index * 82
      return [
        pen.line(date, left + 36, y, dates),
        pen.shortLine(line, text, y, stage.end - text, {
          size: 31,
          weight: 700,
          fill: palette.ink,
        }),
      ].join('')
    }),
  ].join('')
}

/** Paper with a double red rule for the margin and dashed lines to write on. */
function leaf(
  x: number,
  y: number,
  width: number,
  margin: number,
  /** A large title is not written on lines. */
  linesEnd = x + width - 24,
): string {
  const foot = stage.floor
  const rows = Array.from(
    { length: Math.floor((foot - y - 90) / 82) + 1 },
    (_, row) => y + 90 + row * 82,
  )
  return [
    box(x + 6, y + 6, width, foot - y - 6, palette['wood-edge'], { round: 12, opacity: 0.18 }),
    box(x, y, width, foot - y + 12, palette.raised, { round: 12, stroke: palette.line }),
    ...rows.map((row) => stroke(`M${x + 24} ${row}H${linesEnd}`, palette.line, 2, '2 8')),
    stroke(`M${margin} ${y + 2}V${foot}M${margin + 7} ${y + 2}V${foot}`, '#e6b9ac', 2),
  ].join('')
}

const tagHeight = 54

/** Tags in a row, as many as there is room for. */
function tagRow(
  tags: readonly string[],
  x: number,
  y: number,
  width: number,
  pen: Lettering,
): string {
  let at = x
  return tags
    .map((tag) => {
      const size = tagWidth(tag, pen)
      if (at + size > x + width) return ''
      const drawn = smallTag(tag, at, y, pen)
      at += size + 16
      return drawn
    })
    .join('')
}

const tagLetters = { size: 28, weight: 600, fill: palette.soft } as const

function tagWidth(tag: string, pen: Lettering): number {
  return 42 + pen.width(tag, tagLetters) + 20
}

function smallTag(tag: string, x: number, y: number, pen: Lettering): string {
  return [
    priceTag(x, y, tagWidth(tag, pen), tagHeight, palette.board, palette.raised, palette.line),
    pen.line(tag, x + 40, y + 37, tagLetters),
  ].join('')
}
