import sharp from 'sharp'
import { coverSize } from './draw/counter.ts'
import { palettePng } from './palettePng.ts'

/** What a messenger loads without a second thought; many cut off pictures that are much larger. */
export const largestPicture = 60_000

const colours = [256, 128, 64, 32, 16] as const

// Pictures are drawn side by side; one that took all cores for itself would only make the others wait.
sharp.concurrency(1)

/** PNG with as many colours as it may have and still be small. */
export async function rasterize(svg: string): Promise<Buffer> {
  const { data, info } = await sharp(Buffer.from(svg))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: info.channels }
  const flat = await palettePng(data, info.width, info.height)
  if (flat && flat.length <= largestPicture) return flat
  for (const count of colours) {
    const png = await sharp(data, { raw })
      .png({ palette: true, colours: count, dither: 0, effort: 4, compressionLevel: 9 })
      .toBuffer()
    if (png.length <= largestPicture) return png
  }
  throw new Error(`it is larger than ${largestPicture} bytes even in ${colours.at(-1)} colours`)
}

/** A cover, cut to its frame, as a data address. */
export async function coverAddress(file: string): Promise<string> {
  const png = await sharp(file).resize(coverSize.width, coverSize.height, { fit: 'cover' }).png()
  return `data:image/png;base64,${(await png.toBuffer()).toString('base64')}`
}
