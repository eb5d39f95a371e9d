import { fromBits, kindOf, partsOf } from './bits.ts'
import type { Account } from './digitRows.ts'
import { textOf } from './neighbours.ts'
import type { NumberStrings } from './strings.ts'

/** What the last rounding did to the exact value, in sentences. */
export function roundingNotes(
  { offset, range }: Pick<Account, 'offset' | 'range'>,
  bits: bigint,
  words: NumberStrings,
): readonly string[] {
  // `**` may be off by a step at zero too; then the distance says more.
  const isFar = offset !== undefined && Math.abs(offset) > 0.5
  if (range && !isFar) return [words[range](textOf(fromBits(bits)))]
  if (offset === undefined) return []
  if (offset === 0 || kindOf(bits) !== 'subnormal') return [words.offset(offset)]
  return [words.offset(offset), words.fewerBits(partsOf(bits).fraction.toString(2).length)]
}
