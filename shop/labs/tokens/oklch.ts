import { fromLinear, type Rgb } from './colour.ts'

/** Lightness from 0 to 1, chroma from 0, hue in degrees. */
export interface Oklch {
  readonly lightness: number
  readonly chroma: number
  readonly hue: number
}

/** Converts to linear sRGB; components outside 0 to 1 are out of gamut. The coefficients are those of CSS Color 4. */
function toLinearRgb({ lightness, chroma, hue }: Oklch): Rgb {
  const angle = (hue * Math.PI) / 180
  const a = chroma * Math.cos(angle)
  const b = chroma * Math.sin(angle)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

const tolerance = 0.0005

function isInGamut(colour: Oklch): boolean {
  return toLinearRgb(colour).every((part) => part >= -tolerance && part <= 1 + tolerance)
}

/** Converts to sRGB; a colour outside the gamut keeps its lightness and hue and loses chroma. */
export function toRgb(colour: Oklch): Rgb {
  let chroma = colour.chroma
  if (!isInGamut(colour)) {
    let low = 0
    let high = chroma
    for (let round = 0; round < 16; round += 1) {
      const middle = (low + high) / 2
      if (isInGamut({ ...colour, chroma: middle })) low = middle
      else high = middle
    }
    chroma = low
  }
  const [red, green, blue] = toLinearRgb({ ...colour, chroma })
  return [clip(red), clip(green), clip(blue)]
}

function clip(linear: number): number {
  return fromLinear(Math.min(Math.max(linear, 0), 1))
}
