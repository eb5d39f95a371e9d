/** A picture in another width, as WebP. */
export async function webp(file: string, width: number): Promise<Buffer> {
  // Twenty megabytes of code that a site without photographs never needs.
  const { default: sharp } = await import('sharp')
  return sharp(file)
    .rotate()
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer()
}
