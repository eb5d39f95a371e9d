import type { CardTexts, SiteMark } from '../card.ts'
import { palette } from '../palette.ts'
import type { Lettering } from './lettering.ts'
import { box, shape } from './shapes.ts'

/** Every picture is a board of the shop: something stands on it, and the shop's name is on its edge. */
export const stage = {
  width: 1200,
  height: 630,
  /** Left and right edge of what is written. */
  start: 72,
  end: 1128,
  /** Where things stand. */
  floor: 502,
} as const

/** Width and height of the logo. */
export const markSize = 56

export function picture(parts: readonly string[]): string {
  const { width, height } = stage
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${box(0, 0, width, height, palette.paper)}${parts.join('')}</svg>`
}

/** The plank, and below it the site's logo, name and address. */
export function plank(
  { shop, address, mark }: CardTexts,
  logo: string | undefined,
  pen: Lettering,
): string {
  const { floor, width, height, start, end } = stage
  const below = floor + 20
  const base = 592
  const room = end - start - 76
  const writing = { size: 29, weight: 500, fill: palette.soft }
  // A long address is written smaller; it is of no use cut.
  const scale = Math.min(1, room / 2 / pen.width(address, writing))
  const small = { ...writing, size: writing.size * scale }
  const addressWidth = pen.width(address, small)
  return [
    box(0, below, width, height - below, palette.board),
    box(0, floor, width, 14, palette.wood),
    box(0, floor + 14, width, 6, palette['wood-edge']),
    box(0, below, width, 7, palette['wood-edge'], { opacity: 0.16 }),
    logo === undefined
      ? letters(mark, start, base - 43, pen)
      : `<image href="${logo}" x="${start}" y="${base - 43}" width="${markSize}" height="${markSize}"/>`,
    pen.shortLine(shop, start + 76, base - 2, room - addressWidth - 40, {
      size: 38,
      smallest: 28,
      weight: 800,
      fill: palette.ink,
    }),
    pen.line(address, end, base - 3, { ...small, align: 'end' }),
  ].join('')
}

/** The letters of the logo on a square, as in the navbar. */
function letters(
  { letters: text, background, colour }: SiteMark,
  x: number,
  y: number,
  pen: Lettering,
): string {
  const letter = { size: 36, weight: 800, fill: colour, align: 'middle' } as const
  const size = letter.size * Math.min(1, (markSize - 8) / pen.width(text, letter))
  return [
    box(x, y, markSize, markSize, background, { round: 10 }),
    pen.line(text, x + markSize / 2, y + markSize / 2 + size * 0.36, { ...letter, size }),
  ].join('')
}

/** Where in the shop: a short bar and a line, over the title. */
export function place(
  text: string,
  y: number,
  width: number,
  colour: string,
  pen: Lettering,
): string {
  const { start } = stage
  return [
    box(start, y - 25, 9, 32, colour),
    pen.shortLine(text, start + 26, y, width - 26, { size: 33, weight: 700, fill: colour }),
  ].join('')
}

/** Striped cloth over the whole width, scalloped below. */
export function awning(): string {
  const stripe = 60
  return Array.from({ length: stage.width / stripe }, (_, index) => {
    const x = index * stripe
    const colour = index % 2 === 0 ? palette.awning : palette['awning-light']
    const cloth = (y: number) => `M${x} ${y}h${stripe}v44a${stripe / 2} 26 0 0 1-${stripe} 0z`
    return shape(cloth(5), palette['wood-edge'], 0.22) + shape(cloth(0), colour)
  }).join('')
}
