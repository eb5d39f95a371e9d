import type { Card } from '../card.ts'
import { palette } from '../palette.ts'
import type { Lettering } from './lettering.ts'
import { priceTag, stroke } from './shapes.ts'
import { place, stage } from './stage.ts'

type Look<Name extends Card['look']> = Extract<Card, { look: Name }>

/** A tag: one large price tag on its string. */
export function tag(card: Look<'tag'>, pen: Lettering): string {
  const colour = palette[card.accent]
  const [x, y, width, height] = [150, 112, 900, 316]
  return [
    '<g transform="rotate(-3 600 280)">',
    stroke(
      `M${x + 126} ${y + height / 2}C${x + 10} ${y + 60} ${x + 60} -40 ${x + 210} -60`,
      palette['wood-edge'],
      5,
    ),
    priceTag(x, y, width, height, colour, palette.paper),
    stroke(
      `M${x + 126} ${y + height / 2}C${x + 104} ${y + 136} ${x + 90} ${y + 110} ${x + 82} ${y + 84}`,
      palette['wood-edge'],
      5,
    ),
    pen.shortLine(card.place, x + 196, y + 70, width - 240, {
      size: 34,
      weight: 600,
      fill: palette['spine-ink'],
    }),
    pen.block(
      card.title,
      x + 194,
      y + 80,
      { width: width - 240, height: 150, sizes: [112, 98, 86, 74, 62, 52, 44], lineHeight: 1.15 },
      { weight: 900, fill: palette['spine-ink'] },
    ),
    pen.line(card.count, x + 196, y + height - 42, {
      size: 38,
      weight: 600,
      fill: palette['spine-ink'],
    }),
    '</g>',
  ].join('')
}

/** All tags: title on the left, a wall of them on the right. */
export function tags(card: Look<'tags'>, pen: Lettering): string {
  const left = 520
  const size =
    [44, 40, 36, 32, 28].find((one) => wall(card.tags, one, pen).length <= rowsFor(one)) ?? 28
  const rows = wall(card.tags, size, pen).slice(0, rowsFor(size))
  const step = size * 2.5
  const top = 42 + (stage.floor - 42 - 24 - rows.length * step) / 2
  return [
    place(card.place, 112, left - stage.start - 30, palette[card.accent], pen),
    pen.block(
      card.title,
      stage.start,
      136,
      {
        width: left - stage.start - 40,
        height: 336,
        sizes: [104, 92, 80, 70, 60, 52],
        lineHeight: 1.22,
      },
      { weight: 900, fill: palette.ink },
    ),
    ...rows.flatMap((row, index) =>
      row.map(({ label, x, width }) => {
        const y = top + index * step + size * 0.3
        return [
          priceTag(left + x, y, width, size * 1.9, palette.board, palette.paper, palette.line),
          pen.line(label, left + x + size * 1.4, y + size * 1.3, {
            size,
            weight: 700,
            fill: palette[card.accent],
          }),
        ].join('')
      }),
    ),
  ].join('')
}

interface HungTag {
  readonly label: string
  readonly x: number
  readonly width: number
}

function rowsFor(size: number): number {
  return Math.floor((stage.floor - 66) / (size * 2.5))
}

/** Rows of tags; every second one begins a little further in. */
function wall(labels: readonly string[], size: number, pen: Lettering): HungTag[][] {
  const room = stage.end - 520
  const rows: HungTag[][] = [[]]
  let x = 0
  for (const label of labels) {
    const width = size * 2.1 + pen.width(label, { size, weight: 700 })
    if (x > 0 && x + width > room) {
      x = (rows.length % 2) * size
      rows.push([])
    }
    rows.at(-1)?.push({ label, x, width })
    x += width + size * 0.6
  }
  return rows
}
