import type { LabCodec } from 'awning/lab'
import { lightnessRange } from './contrastCheck.ts'
import type { Seeds } from './palette.ts'

/** Minimum, maximum and step of every seed, in the order of the address. */
export const ranges = {
  hue: [0, 355, 5],
  chroma: [0, 200, 10],
  text: [...lightnessRange, 1],
  muted: [...lightnessRange, 1],
  accent: [...lightnessRange, 1],
  radius: [0, 24, 2],
  space: [4, 16, 2],
  scale: [110, 160, 5],
} as const satisfies Record<keyof Seeds, readonly [number, number, number]>

export const seedNames = [
  'hue',
  'chroma',
  'text',
  'muted',
  'accent',
  'radius',
  'space',
  'scale',
] as const satisfies readonly (keyof Seeds)[]

/** `165.100.25.52.50.8.8.125`: the seeds in their order. */
export const codec: LabCodec<Seeds> = {
  initial: {
    hue: 165,
    chroma: 100,
    text: 25,
    muted: 52,
    accent: 50,
    radius: 8,
    space: 8,
    scale: 125,
  },
  encode: (seeds) => seedNames.map((name) => seeds[name]).join('.'),
  decode(text) {
    const parts = text.split('.')
    if (parts.length !== seedNames.length) return undefined
    const seeds: Record<keyof Seeds, number> = { ...codec.initial }
    for (const [index, name] of seedNames.entries()) {
      const part = parts[index] ?? ''
      const [least, most, step] = ranges[name]
      const value = /^\d{1,3}$/.test(part) ? Number(part) : NaN
      if (!(value >= least && value <= most && (value - least) % step === 0)) return undefined
      seeds[name] = value
    }
    return seeds
  },
}
