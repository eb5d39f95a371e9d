/** Gamma-encoded sRGB: red, green and blue from 0 to 1. */
export type Rgb = readonly [number, number, number]

export function toHex(colour: Rgb): string {
  return `#${colour.map((part) => to255(part).toString(16).padStart(2, '0')).join('')}`
}

/** Parses `#rrggbb`; undefined for anything else. */
export function fromHex(text: string): Rgb | undefined {
  const match = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(text)
  if (!match) return undefined
  const [red = 0, green = 0, blue = 0] = match
    .slice(1)
    .map((pair) => Number.parseInt(pair, 16) / 255)
  return [red, green, blue]
}

function to255(part: number): number {
  return Math.round(Math.min(Math.max(part, 0), 1) * 255)
}

export function toLinear(part: number): number {
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}

export function fromLinear(part: number): number {
  return part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055
}

/** The relative luminance of WCAG. */
export function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * toLinear(red) + 0.7152 * toLinear(green) + 0.0722 * toLinear(blue)
}

/** The contrast ratio of WCAG, from 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}
