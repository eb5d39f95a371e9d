import { BIT_COUNT, kindOf, partsOf, toBits } from './bits.ts'

const SIGN = 1n << BigInt(BIT_COUNT - 1)

/** The next double towards positive infinity; undefined where there is none. */
export function nextUp(bits: bigint): bigint | undefined {
  const kind = kindOf(bits)
  if (kind === 'nan') return undefined
  if (kind === 'zero') return 1n
  const negative = partsOf(bits).sign === 1
  if (kind === 'infinity' && !negative) return undefined
  return negative ? bits - 1n : bits + 1n
}

/** The next double towards negative infinity; undefined where there is none. */
export function nextDown(bits: bigint): bigint | undefined {
  const up = kindOf(bits) === 'nan' ? undefined : nextUp(bits ^ SIGN)
  return up === undefined ? undefined : up ^ SIGN
}

/** Formats a number as `String` does, but keeps the sign of zero. */
export function formatNumber(value: number): string {
  return toBits(value) === SIGN ? '-0' : String(value)
}
