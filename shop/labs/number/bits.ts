const view = new DataView(new ArrayBuffer(8))

export const BIT_COUNT = 64
export const FRACTION_BITS = 52
/** The bias that is added to an exponent before it is stored. */
export const BIAS = 1023

export type BitField = 'sign' | 'exponent' | 'fraction'
export type DoubleKind = 'nan' | 'infinity' | 'zero' | 'subnormal' | 'normal'

export interface DoubleParts {
  readonly sign: 0 | 1
  /** As stored, with the bias. */
  readonly exponent: number
  readonly fraction: bigint
}

/** A finite double as an integer times a power of two; that power is its last place. */
export interface Scaled {
  readonly count: bigint
  readonly power: number
}

export function toBits(value: number): bigint {
  view.setFloat64(0, value)
  return view.getBigUint64(0)
}

export function fromBits(bits: bigint): number {
  view.setBigUint64(0, bits)
  return view.getFloat64(0)
}

/** Bits are numbered from the right: 0 is the last bit of the fraction, 63 the sign. */
export function bitAt(bits: bigint, index: number): 0 | 1 {
  return (bits >> BigInt(index)) & 1n ? 1 : 0
}

export function flipBit(bits: bigint, index: number): bigint {
  return bits ^ (1n << BigInt(index))
}

export function fieldOf(index: number): BitField {
  if (index === BIT_COUNT - 1) return 'sign'
  return index >= FRACTION_BITS ? 'exponent' : 'fraction'
}

export function partsOf(bits: bigint): DoubleParts {
  return {
    sign: bitAt(bits, BIT_COUNT - 1),
    exponent: Number((bits >> BigInt(FRACTION_BITS)) & 0x7ffn),
    fraction: bits & ((1n << BigInt(FRACTION_BITS)) - 1n),
  }
}

export function kindOf(bits: bigint): DoubleKind {
  const { exponent, fraction } = partsOf(bits)
  if (exponent === 0x7ff) return fraction === 0n ? 'infinity' : 'nan'
  if (exponent === 0) return fraction === 0n ? 'zero' : 'subnormal'
  return 'normal'
}

/** Undefined for infinities and NaN. */
export function scaledOf(bits: bigint): Scaled | undefined {
  const { sign, exponent, fraction } = partsOf(bits)
  if (exponent === 0x7ff) return undefined
  const hidden = exponent === 0 ? 0n : 1n << BigInt(FRACTION_BITS)
  const count = hidden + fraction
  return {
    count: sign === 1 ? -count : count,
    power: Math.max(exponent, 1) - BIAS - FRACTION_BITS,
  }
}
