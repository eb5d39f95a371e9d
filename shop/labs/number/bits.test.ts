import { describe, expect, it } from 'vitest'
import { bitAt, fieldOf, flipBit, fromBits, kindOf, partsOf, scaledOf, toBits } from './bits.ts'

describe('bits of a double', () => {
  it('convert from a number and back', () => {
    for (const value of [0, 1, -2, 0.1, 5e-324, Number.MAX_VALUE, Number.POSITIVE_INFINITY])
      expect(fromBits(toBits(value))).toBe(value)
    expect(Object.is(fromBits(toBits(-0)), -0)).toBe(true)
    expect(fromBits(toBits(Number.NaN))).toBeNaN()
  })

  it('follow IEEE 754', () => {
    expect(toBits(0.1)).toBe(0x3fb999999999999an)
    expect(partsOf(toBits(0.1))).toEqual({
      sign: 0,
      exponent: 1019,
      fraction: 0x999999999999an,
    })
    expect(partsOf(toBits(-0))).toEqual({ sign: 1, exponent: 0, fraction: 0n })
  })

  it('are flipped one at a time, and back', () => {
    expect(fromBits(flipBit(toBits(1), 63))).toBe(-1)
    expect(fromBits(flipBit(toBits(1), 0))).toBe(1 + Number.EPSILON)
    expect(flipBit(flipBit(0n, 40), 40)).toBe(0n)
    expect(bitAt(flipBit(0n, 40), 40)).toBe(1)
  })

  it('belong to the sign, the exponent or the fraction', () => {
    expect([63, 62, 52, 51, 0].map(fieldOf)).toEqual([
      'sign',
      'exponent',
      'exponent',
      'fraction',
      'fraction',
    ])
  })

  it('determine the kind of number', () => {
    const kinds = [Number.NaN, Number.NEGATIVE_INFINITY, -0, 5e-324, 2 ** -1022, 1]
    expect(kinds.map((value) => kindOf(toBits(value)))).toEqual([
      'nan',
      'infinity',
      'zero',
      'subnormal',
      'normal',
      'normal',
    ])
  })

  it('are an integer multiple of the last place', () => {
    expect(scaledOf(toBits(0.1))).toEqual({ count: 7205759403792794n, power: -56 })
    expect(scaledOf(toBits(-1))).toEqual({ count: -(2n ** 52n), power: -52 })
    expect(scaledOf(toBits(5e-324))).toEqual({ count: 1n, power: -1074 })
    expect(scaledOf(toBits(2 ** -1022))).toEqual({ count: 2n ** 52n, power: -1074 })
    expect(scaledOf(toBits(Number.POSITIVE_INFINITY))).toBeUndefined()
    expect(scaledOf(toBits(Number.NaN))).toBeUndefined()
  })
})
