import { describe, expect, it } from 'vitest'
import { toBits } from './bits.ts'
import { decimalOf } from './decimal.ts'
import { evaluate, MAX_LENGTH } from './evaluate.ts'
import { roundingOffset } from './roundingOffset.ts'

function exactDigits(text: string): string | undefined {
  const exact = evaluate(text)?.roundings.at(-1)?.exact
  return exact && decimalOf(exact)
}

function offset(text: string): number | undefined {
  const last = evaluate(text)?.roundings.at(-1)
  return last?.exact && roundingOffset(last.exact, toBits(last.value))
}

describe('a typed number', () => {
  it('is parsed as in JavaScript', () => {
    const texts = [
      '0.1',
      '1e21',
      '-0',
      '0x1F',
      '0b101',
      '0o17',
      '.5',
      '5.',
      ' 7 ',
      '+3',
      'Infinity',
    ]
    expect(texts.map((text) => evaluate(text)?.value)).toEqual([
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

  it('is rejected when it is not a number', () => {
    for (const text of ['', 'a', '1 +', '1..2', '1px', '(1', '1 2', 'toString', '0x', '* 2', '1n'])
      expect(evaluate(text)).toBeUndefined()
    expect(evaluate('1'.repeat(MAX_LENGTH + 1))).toBeUndefined()
  })

  it('with an absurd exponent is evaluated without computing its digits', () => {
    expect(evaluate('1e999999999')?.value).toBe(Number.POSITIVE_INFINITY)
    expect(evaluate('1e-999999999')?.value).toBe(0)
    expect(exactDigits('1e-999999999')).toBeUndefined()
  })
})

describe('the roundings', () => {
  it('of a sum are those of its terms and of the result', () => {
    expect(evaluate('0.1 + 0.2')?.roundings.map(({ source }) => source)).toEqual([
      '0.1',
      '0.2',
      '0.1 + 0.2',
    ])
    expect(exactDigits('0.1 + 0.2')).toBe(
      '0.3000000000000000166533453693773481063544750213623046875',
    )
  })

  it('leave out literals that are stored exactly', () => {
    expect(evaluate('2 ** 53 + 1')?.roundings.map(({ source }) => source)).toEqual([
      '2 ** 53',
      '2 ** 53 + 1',
    ])
  })

  it('have the distance between the stored and the exact value in last places', () => {
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
