import type { PictureTools, SocialPicture, TextOutlines } from 'awning'
import { palette } from '../palette.ts'
import { box, shape } from './shapes.ts'

/** The dimensions of every picture: objects on a shelf board, with the name of the site below. */
export const canvas = {
  width: 1200,
  height: 630,
  /** Left and right edge of texts. */
  start: 72,
  end: 1128,
  /** The top edge of the shelf board. */
  floor: 502,
} as const

export function picture({ svg }: PictureTools, parts: readonly string[]): string {
  return svg(box(0, 0, canvas.width, canvas.height, palette.paper) + parts.join(''))
}

/** The shelf board, and below it the site's logo, name and address. */
export async function shelfBoard(
  { name, address }: SocialPicture['site'],
  { text, logo }: PictureTools,
): Promise<string> {
  const { floor, width, height, start, end } = canvas
  const below = floor + 20
  const base = 592
  const textWidth = end - start - 76
  const style = { size: 29, weight: 500, fill: palette.soft }
  // A long address is set smaller, because a truncated one would be useless.
  const scale = Math.min(1, textWidth / 2 / text.width(address, style))
  const small = { ...style, size: style.size * scale }
  const nameWidth = textWidth - text.width(address, small) - 40
  return [
    box(0, below, width, height - below, palette.board),
    box(0, floor, width, 14, palette.wood),
    box(0, floor + 14, width, 6, palette['wood-edge']),
    box(0, below, width, 7, palette['wood-edge'], { opacity: 0.16 }),
    await logo(start, base - 43, 56),
    text.fittedLine(
      name,
      { x: start + 76, y: base - 2, width: nameWidth },
      { size: 38, smallest: 28, weight: 800, fill: palette.ink },
    ),
    text.line(address, end, base - 3, { ...small, align: 'end' }),
  ].join('')
}

/** The section of the page: a short bar and a line of text above the title. */
export function sectionLabel(
  label: string,
  y: number,
  width: number,
  colour: string,
  text: TextOutlines,
): string {
  const { start } = canvas
  return [
    box(start, y - 25, 9, 32, colour),
    text.fittedLine(
      label,
      { x: start + 26, y, width: width - 26 },
      { size: 33, weight: 700, fill: colour },
    ),
  ].join('')
}

/** A striped awning over the whole width, with a scalloped lower edge. */
export function awning(): string {
  const stripe = 60
  return Array.from({ length: canvas.width / stripe }, (_, index) => {
    const x = index * stripe
    const colour = index % 2 === 0 ? palette.awning : palette['awning-light']
    const cloth = (y: number) => `M${x} ${y}h${stripe}v44a${stripe / 2} 26 0 0 1-${stripe} 0z`
    return shape(cloth(5), palette['wood-edge'], 0.22) + shape(cloth(0), colour)
  }).join('')
}
