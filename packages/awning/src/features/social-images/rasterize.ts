import sharp from 'sharp'
import { pictureSize } from './pictureTools.ts'
import { smallPng } from './smallPng.ts'

// Several pictures are rasterized at once; one that used all cores would only delay the others.
sharp.concurrency(1)

/** An SVG document of the right size as a PNG that is small enough. */
export async function rasterize(svg: string): Promise<Buffer> {
  const { data, info } = await sharp(Buffer.from(svg))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = info
  if (width !== pictureSize.width || height !== pictureSize.height)
    throw new Error(
      `it is ${width} by ${height} pixels, and has to be ${pictureSize.width} by ${pictureSize.height}`,
    )
  return smallPng(data, width, height)
}
