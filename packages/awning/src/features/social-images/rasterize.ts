import sharp from 'sharp'
import { coverSize } from './draw/counter.ts'
import { markSize } from './draw/stage.ts'
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
  const picture = sharp(file).resize(coverSize.width, coverSize.height, { fit: 'cover' })
  const png = await picture.png().toBuffer()
  return `data:image/png;base64,${png.toString('base64')}`
}

/** The site's logo as a data address; undefined for a file that is no picture, so that letters take its place. */
export async function logoAddress(file: string): Promise<string | undefined> {
  try {
    // A drawing has no pixels of its own: it is rasterized large, and then made small.
    const image = sharp(file, { density: 288 }).resize(markSize, markSize, {
      fit: 'contain',
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    })
    const png = await image.png().toBuffer()
    return `data:image/png;base64,${png.toString('base64')}`
  } catch {
    return undefined
  }
}
