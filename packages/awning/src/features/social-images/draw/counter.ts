import type { Card, CoverFile } from '../card.ts'
import { palette } from '../palette.ts'
import type { Lettering } from './lettering.ts'
import { box, priceTag } from './shapes.ts'
import { place, stage } from './stage.ts'

type Look<Name extends Card['look']> = Extract<Card, { look: Name }>

/** The bytes of a cover, made fit for a frame of this size, as a data address. */
export type Covers = ReadonlyMap<string, string>

/** Covers are drawn in one size; a smaller frame shows them smaller. */
export const coverSize = { width: 512, height: 320 } as const

/** A game: its cover on the counter, with the rating on a price tag. */
export function game(card: Look<'game'>, covers: Covers, pen: Lettering): string {
  const { width, height } = coverSize
  const x = stage.end - width
  const y = stage.floor - height - 18
  const column = x - stage.start - 44
  return [
    place(card.place, 112, stage.end - stage.start, palette.plum, pen),
    pen.block(
      card.title,
      stage.start,
      144,
      { width: column, height: 262, sizes: [100, 88, 76, 66, 58, 50, 44], lineHeight: 1.22 },
      { weight: 900, fill: palette.ink },
    ),
    pen.shortLine(card.facts, stage.start, 462, column, {
      size: 33,
      smallest: 24,
      weight: 600,
      fill: palette.soft,
    }),
    frame(card.cover, card.title, x, y, 1, covers, pen),
    card.rating === undefined ? '' : rating(card.rating, x - 22, y - 34, pen),
  ].join('')
}

function rating(text: string, x: number, y: number, pen: Lettering): string {
  const letters = { size: 56, weight: 900, fill: palette['spine-ink'] }
  const width = 66 + pen.width(text, letters) + 26
  return [
    priceTag(x, y, width, 88, palette.plum, palette.paper),
    pen.line(text, x + 62, y + 64, letters),
  ].join('')
}

/** All games: up to three covers, one before the other. */
export function counter(card: Look<'counter'>, covers: Covers, pen: Lettering): string {
  const shown = card.covers.slice(0, 3)
  const scale = shown.length > 1 ? 0.8 : 1
  const [width, height] = [coverSize.width * scale, coverSize.height * scale]
  const step = shown.length > 1 ? 96 : 0
  const left = stage.end - width - step * Math.max(0, shown.length - 1)
  return [
    place(card.place, 112, stage.end - stage.start, palette.plum, pen),
    pen.block(
      card.title,
      stage.start,
      136,
      {
        width: left - stage.start - 44,
        height: 336,
        sizes: [104, 92, 80, 70, 60, 52],
        lineHeight: 1.22,
      },
      { weight: 900, fill: palette.ink },
    ),
    // The newest stands in front, at the left.
    ...shown
      .map((cover, index) => {
        const y = stage.floor - height - 18 - index * 34
        return frame(cover, card.title, left + index * step, y, scale, covers, pen)
      })
      .toReversed(),
  ].join('')
}

/** A box with its picture; without one, the title's first character. */
function frame(
  cover: CoverFile | undefined,
  title: string,
  x: number,
  y: number,
  scale: number,
  covers: Covers,
  pen: Lettering,
): string {
  const { width, height } = coverSize
  const picture = cover && covers.get(cover.file)
  const [first = ''] = Array.from(new Intl.Segmenter().segment(title), ({ segment }) => segment)
  return [
    `<g transform="translate(${x} ${y}) scale(${scale})">`,
    box(-10, -10, width + 20, height + 28, palette['wood-edge'], { round: 14, opacity: 0.2 }),
    box(-10, -12, width + 20, height + 28, palette.raised, { round: 14, stroke: palette.line }),
    picture === undefined
      ? box(0, -2, width, height, palette.plum, { round: 6 }) +
        pen.line(first, width / 2, height / 2 + 72, {
          size: 200,
          weight: 900,
          fill: palette['spine-ink'],
          align: 'middle',
        })
      : `<image x="0" y="-2" width="${width}" height="${height}" href="${picture}"/>`,
    '</g>',
  ].join('')
}
