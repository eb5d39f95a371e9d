import type { PictureTools } from '../pictureTools.ts'
import type { SocialPicture } from '../socialPicture.ts'
import { layout } from './layout.ts'

const logo = { y: 64, size: 60 } as const
const baseLine = 106
const gap = 48
/** An address that would have to be smaller than this is left out. */
const minAddressSize = 20

/** The site's logo and name on the left, and its address on the right where there is room for it. */
export async function header(
  { site, colors }: SocialPicture,
  { text, logo: logoAt }: PictureTools,
): Promise<string> {
  const { start, end } = layout
  const x = start + logo.size + 20
  const name = { size: 36, weight: 700, fill: colors.text } as const
  const address = { size: 27, weight: 500, fill: colors.mutedText, align: 'end' } as const
  const availableWidth = end - x - gap - text.width(site.name, name)
  const scale = Math.min(1, availableWidth / text.width(site.address, address))
  const size = address.size * scale
  return [
    await logoAt(start, logo.y, logo.size),
    text.fittedLine(site.name, { x, y: baseLine, width: end - x }, { ...name, smallest: 26 }),
    size < minAddressSize ? '' : text.line(site.address, end, baseLine, { ...address, size }),
  ].join('')
}
