import { describe, expect, it } from 'vitest'
import { evaluate } from './evaluate.ts'
import { outOfRange } from './outOfRange.ts'

function range(text: string): string | undefined {
  const last = evaluate(text)?.roundings.at(-1)
  return last && outOfRange(last)
}

describe('a value', () => {
  it('underflows where it is not zero but is stored as zero', () => {
    const zeros = [
      '1e-400',
      '-1e-400',
      '2.4703282292062327e-324',
      `0.${'0'.repeat(60)}1e-300`,
      '1e-999999999',
      '-1e-999999999',
      '1e-200 * 1e-200',
      '2 ** -1075',
      '10 ** -4000',
      '0.5 ** 2000.5',
    ]
    for (const text of zeros) {
      expect(Math.abs(evaluate(text)?.value ?? 1), text).toBe(0)
      expect(range(text), text).toBe('underflow')
    }
    expect(Object.is(evaluate('-1e-400')?.value, -0)).toBe(true)
  })

  it('overflows where it is finite but is stored as infinity', () => {
    const infinities = [
      '1e400',
      '-1e400',
      '1.7976931348623159e308',
      '1e999999999',
      `${'9'.repeat(70)}e300`,
      '1e308 * 10',
      '2 ** 1024',
      '10 ** 4000',
    ]
    for (const text of infinities) {
      expect(Math.abs(evaluate(text)?.value ?? 0), text).toBe(Infinity)
      expect(range(text), text).toBe('overflow')
    }
  })

  it('stays in range within the limits', () => {
    for (const [text, value] of [
      ['5e-324', 5e-324],
      ['2.4703282292062328e-324', 5e-324],
      ['-2.4703282292062328e-324', -5e-324],
      ['1.7976931348623157e308', Number.MAX_VALUE],
      ['1.7976931348623158e308', Number.MAX_VALUE],
      ['-1.7976931348623158e308', -Number.MAX_VALUE],
      ['2 ** -1074', 5e-324],
    ] as const) {
      expect(evaluate(text)?.value, text).toBe(value)
      expect(range(text), text).toBeUndefined()
    }
  })

  it('that is zero or infinite to begin with is not out of range', () => {
    const zeros = ['0', '-0', '0e-400', '0e999999999', `0.${'0'.repeat(70)}`, '1 - 1', '0 ** 5000']
    for (const text of [...zeros, 'Infinity', '-Infinity', '1 / 0', '0 ** -1', 'NaN'])
      expect(range(text), text).toBeUndefined()
  })
})
