import type { SocialPicture } from './socialPicture.ts'
import type { TextOutlines } from './typesetting/textOutlines.ts'

interface Square {
  readonly x: number
  readonly y: number
  readonly size: number
}

/** The site's logo: the picture at `url`, or without one the letters on a square, as in the navbar. */
export function logoSvg(
  { site, colors }: SocialPicture,
  url: string,
  { x, y, size }: Square,
  text: TextOutlines,
): string {
  if (url !== '') return `<image href="${url}" x="${x}" y="${y}" width="${size}" height="${size}"/>`
  const { letters } = site.logo
  // Letters fill two thirds of the height, or less where they would be too wide.
  const style = {
    size: (size * 9) / 14,
    weight: 800,
    fill: colors.onAccent,
    align: 'middle',
  } as const
  const scale = Math.min(1, (size * 6) / 7 / text.width(letters, style))
  const fontSize = style.size * scale
  return [
    `<rect x="${x}" y="${y}" width="${size}" height="${size}" fill="${colors.siteAccent}" rx="${(size * 5) / 28}"/>`,
    text.line(letters, x + size / 2, y + size / 2 + fontSize * 0.36, { ...style, size: fontSize }),
  ].join('')
}
