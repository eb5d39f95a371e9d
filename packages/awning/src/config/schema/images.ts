import { z } from 'zod'
import { pictureFormats } from '../pictureFormats.ts'
import { options } from './options.ts'

export const imagesSchema = options({
  /**
   * The formats that PNG and JPEG pictures are converted to, beside the original. AVIF files are
   * smaller than WebP files and take three times as long to make. Default: both.
   *
   * @example ['webp']
   */
  formats: z
    .array(z.enum(pictureFormats))
    .default([...pictureFormats])
    // Browsers take the first format that they know.
    .transform((formats) => pictureFormats.filter((format) => formats.includes(format))),
})
