import sharp from 'sharp'
import { palettePng } from './palettePng.ts'

/** Small enough for messengers, many of which show no preview for a much larger picture. */
export const maxPictureBytes = 60_000

const colourCounts = [256, 128, 64, 32, 16] as const

/** Pixels as a PNG with as many colours as the limit of bytes allows. */
export async function smallPng(rgb: Buffer, width: number, height: number): Promise<Buffer> {
  const palettePicture = await palettePng(rgb, width, height)
  if (palettePicture && palettePicture.length <= maxPictureBytes) return palettePicture
  for (const count of colourCounts) {
    const png = await sharp(rgb, { raw: { width, height, channels: 3 } })
      .png({ palette: true, colours: count, dither: 0, effort: 4, compressionLevel: 9 })
      .toBuffer()
    if (png.length <= maxPictureBytes) return png
  }
  throw new Error(
    `it is larger than ${maxPictureBytes} bytes even in ${colourCounts.at(-1)} colours`,
  )
}
