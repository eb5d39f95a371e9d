import { fromHex, toHex, type Rgb } from './colour.ts'
import { toRgb } from './oklch.ts'

export type Mode = 'light' | 'dark'
export const modes = ['light', 'dark'] as const satisfies readonly Mode[]

/** The decisions; everything else follows from them. */
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

export type Adjustable = 'text' | 'muted' | 'accent'
export const colourNames = ['surface', 'text', 'muted', 'border', 'accent', 'on-accent'] as const
export type ColourName = (typeof colourNames)[number]
export type Palette = Readonly<Record<ColourName, Rgb>>

/** A little above the middle, because the dark ground is not as dark as the light one is light. */
const mirror = 118
const lightest = 98

/** The lightness in a mode, in per cent. */
export function lightnessIn(mode: Mode, lightness: number): number {
  return mode === 'light' ? lightness : Math.min(mirror - lightness, lightest)
}

/** As the screen gets it: rounded to 255 steps, so that what is judged is what is shown. */
function colour(lightness: number, chroma: number, hue: number): Rgb {
  const shown = toRgb({ lightness: lightness / 100, chroma: chroma / 1000, hue })
  return fromHex(toHex(shown)) ?? shown
}

export function palette(seeds: Seeds, mode: Mode): Palette {
  const { hue, chroma } = seeds
  const isLight = mode === 'light'
  const own = (name: Adjustable, share: number) =>
    colour(lightnessIn(mode, seeds[name]), chroma * share, hue)
  return {
    surface: colour(isLight ? 98 : 20, chroma * 0.08, hue),
    text: own('text', 0.2),
    muted: own('muted', 0.2),
    border: colour(isLight ? 60 : 55, chroma * 0.2, hue),
    accent: own('accent', 1),
    'on-accent': colour(isLight ? 99 : 16, chroma * 0.1, hue),
  }
}
