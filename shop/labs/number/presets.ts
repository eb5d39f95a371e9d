import { toBits } from './bits.ts'
import { evaluate } from './evaluate.ts'

/** Numbers that show a property of doubles. */
export const presets = {
  tenth: '0.1',
  fifth: '0.2',
  sum: '0.1 + 0.2',
  threeTenths: '0.3',
  unsafe: '2 ** 53',
  negativeZero: '-0',
  nan: 'NaN',
  least: '5e-324',
} as const

export type PresetId = keyof typeof presets

export const presetIds: readonly PresetId[] = [
  'tenth',
  'fifth',
  'sum',
  'threeTenths',
  'unsafe',
  'negativeZero',
  'nan',
  'least',
]

/** The preset with these bits, if any. */
export function presetOf(bits: bigint): PresetId | undefined {
  return presetIds.find((id) => toBits(evaluate(presets[id])?.value ?? 0) === bits)
}
