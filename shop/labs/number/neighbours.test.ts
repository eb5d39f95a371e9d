import { describe, expect, it } from 'vitest'
import { fromBits, toBits } from './bits.ts'
import { nextDown, nextUp, formatNumber } from './neighbours.ts'

function up(value: number): number | undefined {
  const bits = nextUp(toBits(value))
  return bits === undefined ? undefined : fromBits(bits)
}

function down(value: number): number | undefined {
  const bits = nextDown(toBits(value))
  return bits === undefined ? undefined : fromBits(bits)
}

describe('neighbours of a double', () => {
  it('are one last place away', () => {
    expect(up(1)).toBe(1 + Number.EPSILON)
    expect(down(1)).toBe(1 - Number.EPSILON / 2)
    expect(up(2 ** 53)).toBe(2 ** 53 + 2)
    expect(down(-1)).toBe(-1 - Number.EPSILON)
    expect(up(0.3)).toBe(0.1 + 0.2)
  })

  it('cross zero from either zero', () => {
    for (const zero of [0, -0]) {
      expect(up(zero)).toBe(5e-324)
      expect(down(zero)).toBe(-5e-324)
    }
    expect(Object.is(up(-5e-324), -0)).toBe(true)
    expect(Object.is(down(5e-324), 0)).toBe(true)
  })

  it('end at the infinities, and NaN has none', () => {
    expect(up(Number.MAX_VALUE)).toBe(Number.POSITIVE_INFINITY)
    expect(up(Number.POSITIVE_INFINITY)).toBeUndefined()
    expect(down(Number.POSITIVE_INFINITY)).toBe(Number.MAX_VALUE)
    expect(down(Number.NEGATIVE_INFINITY)).toBeUndefined()
    expect(up(Number.NaN)).toBeUndefined()
    expect(down(Number.NaN)).toBeUndefined()
  })
})

describe('the text of a number', () => {
  it('keeps the sign of zero and is otherwise what String gives', () => {
    expect([-0, 0, 1e21, 0.1, Number.NaN].map(formatNumber)).toEqual([
      '-0',
      '0',
      '1e+21',
      '0.1',
      'NaN',
    ])
  })
})
