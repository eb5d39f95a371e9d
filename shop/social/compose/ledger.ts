import type { TextOutlines } from 'awning'
import type { PictureWithTitle } from '../pictureData.ts'
import { palette } from '../palette.ts'
import { canvas, sectionLabel } from './canvas.ts'
import { box, priceTag, stroke } from './shapes.ts'

/** A post: a ledger page with the date in the margin. */
export function entry(look: PictureWithTitle<'entry'>, text: TextOutlines): string {
  const margin = 330
  const day = { weight: 900, fill: palette.gold, align: 'end' } as const
  const dayWidth = margin - 58 - 76
  const column = canvas.end - margin - 40
  return [
    ledgerPage(40, 44, 1120, margin - 30, margin - 54),
    text.line(look.year, margin - 58, 112, {
      size: 34,
      weight: 600,
      fill: palette.soft,
      align: 'end',
    }),
    text.line(look.day, margin - 58, 176, {
      ...day,
      size: Math.min(58, dayWidth / text.width(look.day, { ...day, size: 1 })),
    }),
    text.fittedLine(
      look.section,
      { x: margin + 6, y: 108, width: column },
      { size: 33, weight: 700, fill: palette.gold },
    ),
    text.block(
      look.title,
      {
        x: margin + 4,
        y: 128,
        width: column,
        height: look.tags.length > 0 ? 260 : 330,
        sizes: [96, 86, 76, 66, 58, 50, 44],
        lineHeight: 1.24,
      },
      { weight: 900, fill: palette.ink },
    ),
    tagRow(look.tags, margin + 4, 414, column, text),
  ].join('')
}

/** A list of posts: the title on the left, a ledger page with the latest posts on the right. */
export function ledger(look: PictureWithTitle<'ledger'>, text: TextOutlines): string {
  const left = 520
  const lines = look.lines.slice(0, 5)
  const dates = { size: 27, weight: 600, fill: palette.soft }
  const dateWidth = Math.max(0, ...lines.map(({ date }) => text.width(date, dates)))
  const x = left + 56 + dateWidth + 44
  return [
    sectionLabel(look.section, 112, left - canvas.start - 30, palette[look.accent], text),
    text.block(
      look.title,
      {
        x: canvas.start,
        y: 136,
        width: left - canvas.start - 40,
        height: 336,
        sizes: [104, 92, 80, 70, 60, 52, 44],
        lineHeight: 1.22,
      },
      { weight: 900, fill: palette.ink },
    ),
    ledgerPage(left, 62, canvas.end - left + 32, x - 22),
    ...lines.map((line, index) => {
      const y = 128 + index * 82
      return [
        text.line(line.date, left + 36, y, dates),
        text.fittedLine(
          line.text,
          { x, y, width: canvas.end - x },
          { size: 31, weight: 700, fill: palette.ink },
        ),
      ].join('')
    }),
  ].join('')
}

/** Paper with a double red rule for the margin and dashed lines to write on. */
function ledgerPage(
  x: number,
  y: number,
  width: number,
  margin: number,
  /** The right end of the lines: there are none below a large title. */
  linesEnd = x + width - 24,
): string {
  const foot = canvas.floor
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
const tagStyle = { size: 28, weight: 600, fill: palette.soft } as const

/** As many tags as fit into one row. */
function tagRow(
  labels: readonly string[],
  x: number,
  y: number,
  width: number,
  text: TextOutlines,
): string {
  let left = x
  return labels
    .map((label) => {
      const tagWidth = 42 + text.width(label, tagStyle) + 20
      if (left + tagWidth > x + width) return ''
      const outlines = [
        priceTag(left, y, tagWidth, tagHeight, palette.board, palette.raised, palette.line),
        text.line(label, left + 40, y + 37, tagStyle),
      ].join('')
      left += tagWidth + 16
      return outlines
    })
    .join('')
}
