/** Colours of terminals that the theme has; black and white are the colour of the text. */
export const ansiColours = ['red', 'green', 'yellow', 'blue', 'magenta', 'cyan', 'grey'] as const
export type AnsiColour = (typeof ansiColours)[number] | 'ink'

const named: readonly AnsiColour[] = [
  'ink',
  'red',
  'green',
  'yellow',
  'blue',
  'magenta',
  'cyan',
  'ink',
]

/** One of the sixteen colours that programs name; 8 is grey, and above it are the bright ones. */
export function namedColour(index: number): AnsiColour {
  return index === 8 ? 'grey' : (named[index % 8] ?? 'ink')
}

/** One of 256 colours: the named ones, a cube of 6 × 6 × 6, and shades of grey. */
export function indexedColour(index: number): AnsiColour {
  if (index < 16) return namedColour(index)
  if (index > 231) return nearestColour(...shade(index))
  const level = (divisor: number) => (Math.floor((index - 16) / divisor) % 6) * 51
  return nearestColour(level(36), level(6), level(1))
}

function shade(index: number): [number, number, number] {
  const value = 8 + (index - 232) * 10
  return [value, value, value]
}

/** The colour of the theme with the nearest hue, because any other one may be unreadable in one of the colour modes. */
export function nearestColour(red: number, green: number, blue: number): AnsiColour {
  const [largest, smallest] = [Math.max(red, green, blue), Math.min(red, green, blue)]
  const range = largest - smallest
  if (range < 40) return largest > 60 && largest < 190 ? 'grey' : 'ink'
  const sector =
    largest === red
      ? (green - blue) / range
      : largest === green
        ? (blue - red) / range + 2
        : (red - green) / range + 4
  const hue = (sector * 60 + 360) % 360
  const limits: readonly (readonly [number, AnsiColour])[] = [
    [20, 'red'],
    [70, 'yellow'],
    [165, 'green'],
    [200, 'cyan'],
    [260, 'blue'],
    [345, 'magenta'],
  ]
  return limits.find(([limit]) => hue < limit)?.[1] ?? 'red'
}
