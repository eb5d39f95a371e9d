import { describe, expect, it } from 'vitest'
import { toBits } from './bits.ts'
import { decimalOf } from './decimal.ts'
import { exactOf, rational } from './rational.ts'

function stored(value: number): string | undefined {
  const exact = exactOf(toBits(value))
  return exact && decimalOf(exact)
}

describe('the decimal digits', () => {
  it('of a double are complete', () => {
    expect(stored(0.1)).toBe('0.1000000000000000055511151231257827021181583404541015625')
    expect(stored(-0.5)).toBe('-0.5')
    expect(stored(2 ** 53)).toBe('9007199254740992')
    expect(stored(0)).toBe('0')
    expect(stored(1e21)).toBe('1000000000000000000000')
  })

  it('of the smallest double have 1074 places, 751 of them significant', () => {
    const digits = stored(5e-324) ?? ''
    expect(digits).toHaveLength(1076)
    expect(digits.replace(/^0\.0*/, '')).toHaveLength(751)
    expect(digits.replace(/^0\.0*/, '')).toMatch(/^4940656458412465/)
  })

  it('of the greatest double are 309, and none after the point', () => {
    expect(stored(Number.MAX_VALUE)).toMatch(/^17976931348623157\d{292}$/)
  })

  it('show whether the stored double is above or below the decimal', () => {
    expect(stored(0.3)).toBe('0.299999999999999988897769753748434595763683319091796875')
    expect(stored(1.005)).toBe('1.00499999999999989341858963598497211933135986328125')
  })

  it('that do not terminate are cut with an ellipsis', () => {
    expect(decimalOf(rational(-1n, 3n))).toMatch(/^-0\.3{60}…$/)
  })
})
