import { webpWithHash } from './hashAtEnd.ts'

/** Converts a picture to WebP at a width, to be served under this name. */
export async function webp(file: string, width: number, name: string): Promise<Buffer> {
  // Loaded only when needed: it is twenty megabytes of code, and many sites have no photographs.
  const { default: sharp } = await import('sharp')
  const picture = await sharp(file)
    .rotate()
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer()
  return webpWithHash(name, picture)
}
