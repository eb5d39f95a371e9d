import sharp, { type Sharp } from 'sharp'
import type { ImageFile } from './socialCard.ts'

interface Size {
  readonly width: number
  readonly height: number
}

/** Pictures as data URLs. Each is read once, although several social images may show it. */
export class ImageUrls {
  readonly #urls = new Map<string, Promise<string>>()

  /** Cropped to a size. */
  cropped({ file }: ImageFile, { width, height }: Size): Promise<string> {
    return this.#once(`${width} ${height} ${file}`, () =>
      pngUrl(sharp(file).resize(width, height, { fit: 'cover' })),
    )
  }

  /** Whole, in a square; empty for a file that is no picture. */
  inSquare({ file }: ImageFile, size: number): Promise<string> {
    return this.#once(`${size} ${file}`, async () => {
      try {
        // A vector graphic has no pixels of its own: it is rasterized large, and then made small.
        const image = sharp(file, { density: 288 }).resize(size, size, {
          fit: 'contain',
          background: { r: 0, g: 0, b: 0, alpha: 0 },
        })
        return await pngUrl(image)
      } catch {
        return ''
      }
    })
  }

  #once(key: string, make: () => Promise<string>): Promise<string> {
    let url = this.#urls.get(key)
    if (!url) {
      url = make()
      this.#urls.set(key, url)
    }
    return url
  }
}

async function pngUrl(image: Sharp): Promise<string> {
  return `data:image/png;base64,${(await image.png().toBuffer()).toString('base64')}`
}
