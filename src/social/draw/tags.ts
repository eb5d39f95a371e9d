import type { Card } from '../card.ts'
import { palette } from '../palette.ts'
import { smallTag, tagWidth } from './ledger.ts'
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
    pen.line(card.place, x + 196, y + 70, { size: 34, weight: 600, fill: palette['spine-ink'] }),
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
  const left = 560
  let [x, y] = [left, 92]
  const wall = card.tags.map((one) => {
    const width = tagWidth(one, pen)
    if (x > left && x + width > stage.end + 20) {
      y += 78
      // Every second row begins a little further in.
      x = left + (((y - 92) / 78) % 2) * 30
    }
    if (y > 430) return ''
    const drawn = smallTag(one, x, y, pen)
    x += width + 22
    return drawn
  })
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
    ...wall,
  ].join('')
}
