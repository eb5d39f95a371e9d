import { toHex, type Rgb } from './colour.ts'
import { colourNames, modes, palette, type Seeds } from './palette.ts'

/** The font sizes in rem: text, and two steps up. */
export function typeSizes(seeds: Seeds): readonly [number, number, number] {
  const ratio = seeds.scale / 100
  const rounded = (value: number) => Math.round(value * 1000) / 1000
  return [1, rounded(ratio), rounded(ratio * ratio)]
}

const sizeNames = ['text', 'large', 'title'] as const

/** The semantic tokens as custom properties. */
export function toCss(seeds: Seeds): string {
  const [light, dark] = modes.map((mode) => palette(seeds, mode))
  if (!light || !dark) return ''
  const colours = colourNames.map(
    (name) => `  --color-${name}: light-dark(${toHex(light[name])}, ${toHex(dark[name])});`,
  )
  const sizes = typeSizes(seeds).map(
    (size, index) => `  --font-size-${sizeNames[index]}: ${size}rem;`,
  )
  return [
    ':root {',
    '  color-scheme: light dark;',
    ...colours,
    `  --radius: ${seeds.radius}px;`,
    `  --space: ${seeds.space}px;`,
    ...sizes,
    '}',
  ].join('\n')
}

function colourToken(colour: Rgb): object {
  const components = colour.map((part) => Math.round(part * 1000) / 1000)
  return { $value: { colorSpace: 'srgb', components, hex: toHex(colour) } }
}

const pixels = (value: number) => ({ $value: { value, unit: 'px' } })

/** The tokens in the format of the Design Tokens Community Group. It has no modes, so each mode is a group. */
export function toDtcg(seeds: Seeds): string {
  const color = Object.fromEntries(
    modes.map((mode) => {
      const colours = palette(seeds, mode)
      return [
        mode,
        Object.fromEntries(colourNames.map((name) => [name, colourToken(colours[name])])),
      ]
    }),
  )
  const size = Object.fromEntries(
    typeSizes(seeds).map((value, index) => [sizeNames[index], { $value: { value, unit: 'rem' } }]),
  )
  const file = {
    color: { $type: 'color', ...color },
    radius: { $type: 'dimension', control: pixels(seeds.radius) },
    space: { $type: 'dimension', base: pixels(seeds.space) },
    'font-size': { $type: 'dimension', ...size },
  }
  // Short lists and values are put on one line, since there are many.
  return JSON.stringify(file, undefined, 2).replace(/\{\s+"(colorSpace|value)"[^{}]*\}/g, (text) =>
    text.replace(/\s+/g, ' ').replaceAll('[ ', '[').replaceAll(' ]', ']'),
  )
}
