import sharp from 'sharp'
import { palettePng } from './palettePng.ts'

/** Small enough for messengers, many of which show no preview for a much larger picture. */
export const largestPicture = 60_000

const colours = [256, 128, 64, 32, 16] as const

/** Pixels as a PNG with as many colours as the limit of bytes allows. */
export async function smallPng(rgb: Buffer, width: number, height: number): Promise<Buffer> {
  const flat = await palettePng(rgb, width, height)
  if (flat && flat.length <= largestPicture) return flat
  for (const count of colours) {
    const png = await sharp(rgb, { raw: { width, height, channels: 3 } })
      .png({ palette: true, colours: count, dither: 0, effort: 4, compressionLevel: 9 })
      .toBuffer()
    if (png.length <= largestPicture) return png
  }
  throw new Error(`it is larger than ${largestPicture} bytes even in ${colours.at(-1)} colours`)
}
