import { pictureSize } from '../pictureTools.ts'
import type { SocialColors } from '../socialPicture.ts'
import { mixColours } from './mixColours.ts'

/** Radius of each disc in the corner, and how much of the accent colour it has. */
const discs = [
  [392, 0.05],
  [286, 0.11],
  [186, 0.24],
  [96, 1],
] as const

/** The background of every picture: the background colour, with discs of the accent colour in the bottom right corner. */
export function background({ accent, background: backgroundColour }: SocialColors): string {
  const { width, height } = pictureSize
  return [
    `<rect width="${width}" height="${height}" fill="${backgroundColour}"/>`,
    ...discs.map(
      ([radius, share]) =>
        `<circle cx="${width}" cy="${height}" r="${radius}" fill="${mixColours(accent, share, backgroundColour)}"/>`,
    ),
  ].join('')
}
