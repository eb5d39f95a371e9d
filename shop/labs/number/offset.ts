import { scaledOf } from './bits.ts'
import { calculate, exactOf, timesPower, type Rational } from './rational.ts'

const PRECISION = 1_000_000n

/** How far what was meant lies above a double, in last places of that double. */
export function offsetOf(meant: Rational, bits: bigint): number | undefined {
  const kept = exactOf(bits)
  const scaled = scaledOf(bits)
  if (!kept || !scaled) return undefined
  const difference = calculate(meant, '-', kept)
  const places = difference && calculate(difference, '/', timesPower(1n, 2n, scaled.power))
  return places && Number((places.num * PRECISION) / places.den) / Number(PRECISION)
}
