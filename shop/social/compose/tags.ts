import type { TextOutlines } from 'awning'
import type { PictureWithTitle } from '../pictureData.ts'
import { palette } from '../palette.ts'
import { canvas, sectionLabel } from './canvas.ts'
import { priceTag, stroke } from './shapes.ts'

/** A tag: one large price tag on its string. */
export function tag(look: PictureWithTitle<'tag'>, text: TextOutlines): string {
  const [x, y, width, height] = [150, 112, 900, 316]
  const fill = palette['spine-ink']
  return [
    '<g transform="rotate(-3 600 280)">',
    stroke(
      `M${x + 126} ${y + height / 2}C${x + 10} ${y + 60} ${x + 60} -40 ${x + 210} -60`,
      palette['wood-edge'],
      5,
    ),
    priceTag(x, y, width, height, palette[look.accent], palette.paper),
    stroke(
      `M${x + 126} ${y + height / 2}C${x + 104} ${y + 136} ${x + 90} ${y + 110} ${x + 82} ${y + 84}`,
      palette['wood-edge'],
      5,
    ),
    text.fittedLine(
      look.section,
      { x: x + 196, y: y + 70, width: width - 240 },
      { size: 34, weight: 600, fill },
    ),
    text.block(
      look.title,
      {
        x: x + 194,
        y: y + 80,
        width: width - 240,
        height: 150,
        sizes: [112, 98, 86, 74, 62, 52, 44],
        lineHeight: 1.15,
      },
      { weight: 900, fill },
    ),
    text.line(look.count, x + 196, y + height - 42, { size: 38, weight: 600, fill }),
    '</g>',
  ].join('')
}

/** Left edge of the tags. */
const tagsStart = 520

/** The tag index: the title on the left, rows of tags on the right. */
export function tags(look: PictureWithTitle<'tags'>, text: TextOutlines): string {
  const colour = palette[look.accent]
  const size =
    [44, 40, 36, 32, 28].find((one) => tagRows(look.tags, one, text).length <= rowsFor(one)) ?? 28
  const rows = tagRows(look.tags, size, text).slice(0, rowsFor(size))
  const step = size * 2.5
  const top = 42 + (canvas.floor - 42 - 24 - rows.length * step) / 2
  return [
    sectionLabel(look.section, 112, tagsStart - canvas.start - 30, colour, text),
    text.block(
      look.title,
      {
        x: canvas.start,
        y: 136,
        width: tagsStart - canvas.start - 40,
        height: 336,
        sizes: [104, 92, 80, 70, 60, 52],
        lineHeight: 1.22,
      },
      { weight: 900, fill: palette.ink },
    ),
    ...rows.flatMap((row, index) =>
      row.map(({ label, x, width }) => {
        const left = tagsStart + x
        const y = top + index * step + size * 0.3
        return [
          priceTag(left, y, width, size * 1.9, palette.board, palette.paper, palette.line),
          text.line(label, left + size * 1.4, y + size * 1.3, { size, weight: 700, fill: colour }),
        ].join('')
      }),
    ),
  ].join('')
}

interface PlacedTag {
  readonly label: string
  readonly x: number
  readonly width: number
}

function rowsFor(size: number): number {
  return Math.floor((canvas.floor - 66) / (size * 2.5))
}

/** Arranges tags in rows; every second row is indented. */
function tagRows(labels: readonly string[], size: number, text: TextOutlines): PlacedTag[][] {
  const room = canvas.end - tagsStart
  const rows: PlacedTag[][] = [[]]
  let x = 0
  for (const label of labels) {
    const width = size * 2.1 + text.width(label, { size, weight: 700 })
    if (x > 0 && x + width > room) {
      x = (rows.length % 2) * size
      rows.push([])
    }
    rows.at(-1)?.push({ label, x, width })
    x += width + size * 0.6
  }
  return rows
}
