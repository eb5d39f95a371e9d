import { describe, expect, it } from 'vitest'
import { calculate, rational, timesPower } from './rational.ts'

describe('exact fractions', () => {
  it('are in lowest terms with the sign in the numerator', () => {
    expect(rational(6n, -4n)).toEqual({ num: -3n, den: 2n })
    expect(rational(0n, -7n)).toEqual({ num: 0n, den: 1n })
    expect(timesPower(3n, 10n, -1)).toEqual({ num: 3n, den: 10n })
    expect(timesPower(3n, 2n, 4)).toEqual({ num: 48n, den: 1n })
  })

  it('add, subtract, multiply, divide and rise to whole powers', () => {
    const [third, half] = [rational(1n, 3n), rational(1n, 2n)]
    expect(calculate(third, '+', half)).toEqual({ num: 5n, den: 6n })
    expect(calculate(third, '-', half)).toEqual({ num: -1n, den: 6n })
    expect(calculate(third, '*', half)).toEqual({ num: 1n, den: 6n })
    expect(calculate(third, '/', half)).toEqual({ num: 2n, den: 3n })
    expect(calculate(third, '**', rational(2n))).toEqual({ num: 1n, den: 9n })
    expect(calculate(third, '**', rational(-2n))).toEqual({ num: 9n, den: 1n })
    expect(calculate(rational(-2n), '**', rational(-1n))).toEqual({ num: -1n, den: 2n })
  })

  it('have no result for a division by zero, a root, or an extremely large power', () => {
    const zero = rational(0n)
    expect(calculate(rational(1n), '/', zero)).toBeUndefined()
    expect(calculate(zero, '**', rational(-1n))).toBeUndefined()
    expect(calculate(rational(2n), '**', rational(1n, 2n))).toBeUndefined()
    expect(calculate(rational(10n), '**', rational(10n ** 9n))).toBeUndefined()
  })
})
