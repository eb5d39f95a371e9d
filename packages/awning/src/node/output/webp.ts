import { webpWithHash } from './hashAtEnd.ts'

/** A picture in another width, as WebP that is served under this name. */
export async function webp(file: string, width: number, name: string): Promise<Buffer> {
  // Twenty megabytes of code that a site without photographs never needs.
  const { default: sharp } = await import('sharp')
  const picture = await sharp(file)
    .rotate()
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer()
  return webpWithHash(name, picture)
}
