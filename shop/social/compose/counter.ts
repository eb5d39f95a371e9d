import type { ImageFile, PictureTools, TextOutlines } from 'awning'
import type { PictureWithTitle } from '../pictureData.ts'
import { palette } from '../palette.ts'
import { canvas, sectionLabel } from './canvas.ts'
import { box, priceTag } from './shapes.ts'

/** Covers are loaded in one size; a smaller frame shows them smaller. */
const coverSize = { width: 512, height: 320 } as const

/** A game: its cover on the counter, with the rating on a price tag. */
export async function game(look: PictureWithTitle<'game'>, tools: PictureTools): Promise<string> {
  const { text } = tools
  const { width, height } = coverSize
  const x = canvas.end - width
  const y = canvas.floor - height - 18
  const column = x - canvas.start - 44
  return [
    sectionLabel(look.section, 112, canvas.end - canvas.start, palette.plum, text),
    text.block(
      look.title,
      {
        x: canvas.start,
        y: 144,
        width: column,
        height: 262,
        sizes: [100, 88, 76, 66, 58, 50, 44],
        lineHeight: 1.22,
      },
      { weight: 900, fill: palette.ink },
    ),
    text.fittedLine(
      look.facts,
      { x: canvas.start, y: 462, width: column },
      { size: 33, smallest: 24, weight: 600, fill: palette.soft },
    ),
    await frame(look.cover, look.title, { x, y, scale: 1 }, tools),
    look.rating === undefined ? '' : rating(look.rating, x - 22, y - 34, text),
  ].join('')
}

function rating(value: string, x: number, y: number, text: TextOutlines): string {
  const style = { size: 56, weight: 900, fill: palette['spine-ink'] }
  const width = 66 + text.width(value, style) + 26
  return [
    priceTag(x, y, width, 88, palette.plum, palette.paper),
    text.line(value, x + 62, y + 64, style),
  ].join('')
}

/** The list of games: up to three overlapping covers. */
export async function counter(
  look: PictureWithTitle<'counter'>,
  tools: PictureTools,
): Promise<string> {
  const { text } = tools
  const covers = look.covers.slice(0, 3)
  const scale = covers.length > 1 ? 0.8 : 1
  const [width, height] = [coverSize.width * scale, coverSize.height * scale]
  const step = covers.length > 1 ? 96 : 0
  const left = canvas.end - width - step * Math.max(0, covers.length - 1)
  const frames = await Promise.all(
    covers.map((cover, index) => {
      const y = canvas.floor - height - 18 - index * 34
      return frame(cover, look.title, { x: left + index * step, y, scale }, tools)
    }),
  )
  return [
    sectionLabel(look.section, 112, canvas.end - canvas.start, palette.plum, text),
    text.block(
      look.title,
      {
        x: canvas.start,
        y: 136,
        width: left - canvas.start - 44,
        height: 336,
        sizes: [104, 92, 80, 70, 60, 52],
        lineHeight: 1.22,
      },
      { weight: 900, fill: palette.ink },
    ),
    // The newest is in front, at the left.
    ...frames.toReversed(),
  ].join('')
}

/** A framed cover; without a cover, the first character of the title. */
async function frame(
  cover: ImageFile | undefined,
  title: string,
  { x, y, scale }: { readonly x: number; readonly y: number; readonly scale: number },
  { text, image }: PictureTools,
): Promise<string> {
  const { width, height } = coverSize
  const [first = ''] = Array.from(new Intl.Segmenter().segment(title), ({ segment }) => segment)
  return [
    `<g transform="translate(${x} ${y}) scale(${scale})">`,
    box(-10, -10, width + 20, height + 28, palette['wood-edge'], { round: 14, opacity: 0.2 }),
    box(-10, -12, width + 20, height + 28, palette.raised, { round: 14, stroke: palette.line }),
    cover
      ? `<image x="0" y="-2" width="${width}" height="${height}" href="${await image(cover, coverSize)}"/>`
      : box(0, -2, width, height, palette.plum, { round: 6 }) +
        text.line(first, width / 2, height / 2 + 72, {
          size: 200,
          weight: 900,
          fill: palette['spine-ink'],
          align: 'middle',
        }),
    '</g>',
  ].join('')
}
