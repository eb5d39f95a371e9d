import { describe, expect, it } from 'vitest'
import { toBits } from './bits.ts'
import { decimalOf } from './decimal.ts'
import { evaluate, LONGEST } from './evaluate.ts'
import { offsetOf } from './offset.ts'

function meant(text: string): string | undefined {
  const exact = evaluate(text)?.roundings.at(-1)?.exact
  return exact && decimalOf(exact)
}

function offset(text: string): number | undefined {
  const last = evaluate(text)?.roundings.at(-1)
  return last?.exact && offsetOf(last.exact, toBits(last.value))
}

describe('a typed number', () => {
  it('is read as JavaScript reads it', () => {
    const read = ['0.1', '1e21', '-0', '0x1F', '0b101', '0o17', '.5', '5.', ' 7 ', '+3', 'Infinity']
    expect(read.map((text) => evaluate(text)?.value)).toEqual([
      0.1,
      1e21,
      -0,
      31,
      5,
      15,
      0.5,
      5,
      7,
      3,
      Number.POSITIVE_INFINITY,
    ])
    expect(evaluate('NaN')?.value).toBeNaN()
    expect(evaluate('Number.MAX_SAFE_INTEGER')?.value).toBe(2 ** 53 - 1)
  })

  it('may be a small calculation with the usual precedence', () => {
    expect(evaluate('0.1 + 0.2')?.value).toBe(0.1 + 0.2)
    expect(evaluate('1 - 2 * 3 / 4')?.value).toBe(-0.5)
    expect(evaluate('2 ** 3 ** 2')?.value).toBe(512)
    expect(evaluate('2**-1')?.value).toBe(0.5)
    expect(evaluate('(1 + 2) * -3')?.value).toBe(-9)
    expect(evaluate('1 - -1')?.value).toBe(2)
  })

  it('is nothing when it is no number', () => {
    for (const text of ['', 'a', '1 +', '1..2', '1px', '(1', '1 2', 'toString', '0x', '* 2', '1n'])
      expect(evaluate(text)).toBeUndefined()
    expect(evaluate('1'.repeat(LONGEST + 1))).toBeUndefined()
  })

  it('with an absurd exponent is read without ado', () => {
    expect(evaluate('1e999999999')?.value).toBe(Number.POSITIVE_INFINITY)
    expect(evaluate('1e-999999999')?.value).toBe(0)
    expect(meant('1e-999999999')).toBeUndefined()
  })
})

describe('the roundings', () => {
  it('of a sum are those of its terms and its own', () => {
    expect(evaluate('0.1 + 0.2')?.roundings.map(({ source }) => source)).toEqual([
      '0.1',
      '0.2',
      '0.1 + 0.2',
    ])
    expect(meant('0.1 + 0.2')).toBe('0.3000000000000000166533453693773481063544750213623046875')
  })

  it('leave out literals that are stored as they are written', () => {
    expect(evaluate('2 ** 53 + 1')?.roundings.map(({ source }) => source)).toEqual([
      '2 ** 53',
      '2 ** 53 + 1',
    ])
  })

  it('say how far from the stored value the exact one lies, in last places', () => {
    expect(offset('0.1 + 0.2')).toBe(-0.5)
    expect(offset('2 ** 53 + 1')).toBe(0.5)
    expect(offset('0.5')).toBe(0)
    expect(offset('0.1')).toBeCloseTo(-0.4, 5)
    expect(offset('-0.1')).toBeCloseTo(0.4, 5)
    expect(offset('1 / 3')).toBeGreaterThan(0)
    expect(offset('1e400')).toBeUndefined()
    expect(offset('1 / 0')).toBeUndefined()
  })
})
