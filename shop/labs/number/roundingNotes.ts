import { fromBits, kindOf, partsOf } from './bits.ts'
import type { RoundingDetails } from './digitRows.ts'
import { formatNumber } from './neighbours.ts'
import type { NumberStrings } from './strings.ts'

/** Sentences about what the last rounding did to the exact value. */
export function roundingNotes(
  { offset, range }: Pick<RoundingDetails, 'offset' | 'range'>,
  bits: bigint,
  words: NumberStrings,
): readonly string[] {
  // `**` may be off by a step near zero too; then the distance is more informative.
  const isFar = offset !== undefined && Math.abs(offset) > 0.5
  if (range && !isFar) return [words[range](formatNumber(fromBits(bits)))]
  if (offset === undefined) return []
  if (offset === 0 || kindOf(bits) !== 'subnormal') return [words.offset(offset)]
  return [words.offset(offset), words.fewerBits(partsOf(bits).fraction.toString(2).length)]
}
