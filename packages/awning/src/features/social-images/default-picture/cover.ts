import type { PictureTools } from '../pictureTools.ts'
import type { ImageFile } from '../socialCard.ts'
import type { SocialColors } from '../socialPicture.ts'
import { layout } from './layout.ts'

/** Width of a cover, and its minimum and maximum height. */
const coverWidth = 432
const [minHeight, maxHeight] = [243, 432]

/** Left edge of the cover. */
export const coverStart = layout.end - coverWidth

/** The cover on the right, in its own proportions unless those are extreme. */
export async function cover(
  file: ImageFile,
  colors: SocialColors,
  tools: PictureTools,
): Promise<string> {
  const { width = 16, height = 10 } = file
  const natural = Math.round((coverWidth * height) / width)
  const size = {
    width: coverWidth,
    height: Math.min(maxHeight, Math.max(minHeight, natural)),
  }
  const y = Math.round(layout.top + (layout.bottom - layout.top - size.height) / 2)
  const url = await tools.image(file, size)
  const frame = `x="${coverStart}" y="${y}" width="${size.width}" height="${size.height}" rx="18"`
  return [
    `<clipPath id="cover"><rect ${frame}/></clipPath>`,
    `<rect ${frame} fill="${colors.surface}"/>`,
    `<image href="${url}" x="${coverStart}" y="${y}" width="${size.width}" height="${size.height}" clip-path="url(#cover)"/>`,
    `<rect ${frame} fill="none" stroke="${colors.border}" stroke-width="2"/>`,
  ].join('')
}
