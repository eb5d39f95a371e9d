import { toHex } from './colour.ts'
import { colourNames, palette, type Mode, type Seeds } from './palette.ts'
import { typeSizes } from './tokens.ts'

/** The custom properties of the sample card. */
export function sampleStyle(seeds: Seeds, mode: Mode): string {
  const colours = palette(seeds, mode)
  const [, , title] = typeSizes(seeds)
  return [
    ...colourNames.map((name) => `--t-${name}: ${toHex(colours[name])};`),
    `--t-radius: ${seeds.radius}px;`,
    `--t-space: ${seeds.space}px;`,
    `--t-title: ${title}rem;`,
  ].join(' ')
}
