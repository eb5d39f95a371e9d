import { scaledOf } from './bits.ts'
import { calculate, exactOf, timesPower, type Rational } from './rational.ts'

const PRECISION = 1_000_000n

/** How far the exact value is above a double, in last places of that double; 0 only if they are equal. */
export function roundingOffset(exactValue: Rational, bits: bigint): number | undefined {
  const stored = exactOf(bits)
  const scaled = scaledOf(bits)
  if (!stored || !scaled) return undefined
  const difference = calculate(exactValue, '-', stored)
  const places = difference && calculate(difference, '/', timesPower(1n, 2n, scaled.power))
  if (!places) return undefined
  const count = Number((places.num * PRECISION) / places.den)
  const least = places.num > 0n ? 1 : -1
  return (count === 0 && places.num !== 0n ? least : count) / Number(PRECISION)
}
