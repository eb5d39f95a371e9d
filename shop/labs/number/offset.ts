import { scaledOf } from './bits.ts'
import { calculate, exactOf, timesPower, type Rational } from './rational.ts'

const PRECISION = 1_000_000n

/** How far what was meant lies above a double, in last places of that double; 0 only if it is the same. */
export function offsetOf(meant: Rational, bits: bigint): number | undefined {
  const kept = exactOf(bits)
  const scaled = scaledOf(bits)
  if (!kept || !scaled) return undefined
  const difference = calculate(meant, '-', kept)
  const places = difference && calculate(difference, '/', timesPower(1n, 2n, scaled.power))
  if (!places) return undefined
  const count = Number((places.num * PRECISION) / places.den)
  const least = places.num > 0n ? 1 : -1
  return (count === 0 && places.num !== 0n ? least : count) / Number(PRECISION)
}
