import { channels } from '../../../theme/styles/contrast.ts'

/** A share of one colour, from 0 to 1, mixed into another; both as `#rgb` or `#rrggbb`. */
export function mixColours(colour: string, share: number, base: string): string {
  const baseChannels = channels(base)
  const mixed = channels(colour).map((channel, index) => {
    const value = Math.round(channel * share + (baseChannels[index] ?? 0) * (1 - share))
    return value.toString(16).padStart(2, '0')
  })
  return `#${mixed.join('')}`
}
