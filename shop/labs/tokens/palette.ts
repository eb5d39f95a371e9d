import { fromHex, toHex, type Rgb } from './colour.ts'
import { toRgb } from './oklch.ts'

export type Mode = 'light' | 'dark'
export const modes = ['light', 'dark'] as const satisfies readonly Mode[]

/** The design decisions from which all tokens are derived. */
export interface Seeds {
  /** Degrees. */
  readonly hue: number
  /** Thousandths. */
  readonly chroma: number
  /** Lightness in per cent, in the light mode; the dark one mirrors it. */
  readonly text: number
  readonly muted: number
  readonly accent: number
  /** Pixels. */
  readonly radius: number
  readonly space: number
  /** How much each step of type is larger than the one below, in hundredths. */
  readonly scale: number
}

export type LightnessSeed = 'text' | 'muted' | 'accent'
export const colourNames = ['surface', 'text', 'muted', 'border', 'accent', 'on-accent'] as const
export type ColourName = (typeof colourNames)[number]
export type Palette = Readonly<Record<ColourName, Rgb>>

/** Lightness in light and dark mode add up to this: more than 100, because the dark surface is not as dark as the light one is light. */
const mirrorSum = 118
const maxLightness = 98

/** The lightness in a mode, in per cent. */
export function lightnessIn(mode: Mode, lightness: number): number {
  return mode === 'light' ? lightness : Math.min(mirrorSum - lightness, maxLightness)
}

/** The colour rounded to 8 bits per channel, so that the checked colour is the one shown. */
function colour(lightness: number, chroma: number, hue: number): Rgb {
  const shown = toRgb({ lightness: lightness / 100, chroma: chroma / 1000, hue })
  return fromHex(toHex(shown)) ?? shown
}

export function palette(seeds: Seeds, mode: Mode): Palette {
  const { hue, chroma } = seeds
  const isLight = mode === 'light'
  const seedColour = (name: LightnessSeed, share: number) =>
    colour(lightnessIn(mode, seeds[name]), chroma * share, hue)
  return {
    surface: colour(isLight ? 98 : 20, chroma * 0.08, hue),
    text: seedColour('text', 0.2),
    muted: seedColour('muted', 0.2),
    border: colour(isLight ? 60 : 55, chroma * 0.2, hue),
    accent: seedColour('accent', 1),
    'on-accent': colour(isLight ? 99 : 16, chroma * 0.1, hue),
  }
}
