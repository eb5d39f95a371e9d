/** Formats that PNG and JPEG pictures of texts can be converted to, the one with the smallest files first. */
export const pictureFormats = ['avif', 'webp'] as const

export type PictureFormat = (typeof pictureFormats)[number]
