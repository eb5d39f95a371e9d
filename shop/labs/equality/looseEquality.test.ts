import { describe, expect, it } from 'vitest'
import { looseEquality } from './looseEquality.ts'
import { operators, areEqual } from './operators.ts'
import { sampleValueOf, sampleValues, type SampleValueId } from './values.ts'

function run(left: SampleValueId, right: SampleValueId) {
  const [x, y] = [sampleValueOf(left), sampleValueOf(right)]
  return looseEquality(
    { value: x.create(), source: x.source },
    { value: y.create(), source: y.source },
  )
}

function numbers(left: SampleValueId, right: SampleValueId): number[] {
  return run(left, right).steps.map(({ number }) => number)
}

function lines(left: SampleValueId, right: SampleValueId): string[] {
  return run(left, right).steps.map(({ x, y }) => `${x.source} == ${y.source}`)
}

const pairs = sampleValues.flatMap(({ id: left }) =>
  sampleValues.map(({ id: right }) => [left, right] as const),
)

describe('the steps of ==', () => {
  it('have the same result as the JavaScript engine for every pair', () => {
    for (const [left, right] of pairs) {
      const [x, y] = [sampleValueOf(left).create(), sampleValueOf(right).create()]
      // The operator itself is what the steps must agree with.
      expect([left, right, run(left, right).equal]).toEqual([left, right, x == y])
    }
  })

  it('convert an empty array to zero', () => {
    expect(lines('arr', 'false')).toEqual(['[] == false', '[] == 0', "'' == 0", '0 == 0'])
    expect(numbers('arr', 'false')).toEqual([10, 12, 6, 1])
  })

  it('end at once if the types are the same', () => {
    expect(numbers('NaN', 'NaN')).toEqual([1])
    expect(run('NaN', 'NaN').equal).toBe(false)
    expect(run('shop', 'shop').equal).toBe(true)
    expect(run('obj', 'obj').equal).toBe(false)
  })

  it('treat null and undefined as equal to each other and to nothing else', () => {
    expect(numbers('null', 'undefined')).toEqual([2])
    expect(numbers('undefined', 'null')).toEqual([3])
    expect(numbers('null', '0')).toEqual([14])
    expect(numbers('null', 'false')).toEqual([10, 14])
    expect(numbers('obj', 'null')).toEqual([14])
  })

  it('convert strings to integers when the other operand is a BigInt', () => {
    expect(numbers('1n', 's1')).toEqual([7, 1])
    expect(numbers('s1', '1n')).toEqual([8, 7, 1])
    expect(numbers('1n', 'sa')).toEqual([7])
    expect(lines('s1', '1n')).toEqual(["'1' == 1n", "1n == '1'", '1n == 1n'])
  })

  it('compare a BigInt and a number by mathematical value', () => {
    expect(run('1n', '1').steps.at(-1)?.rule.name).toBe('mathematical')
    expect(run('1n', 'NaN').steps.at(-1)?.rule.name).toBe('not-finite')
    expect(looseEquality({ value: 1n, source: '1n' }, { value: 1.5, source: '1.5' }).equal).toBe(
      false,
    )
    const negativeZero = { value: -0, source: '-0' }
    expect(looseEquality({ value: 0n, source: '0n' }, negativeZero).equal).toBe(true)
    const big = 2n ** 53n + 1n
    expect(looseEquality({ value: big, source: '' }, { value: 2 ** 53, source: '' }).equal).toBe(
      false,
    )
  })

  it('record which method converted an object to a primitive', () => {
    const methodFor = (id: SampleValueId) => {
      const rule = run('sa', id).steps[0]?.rule
      return rule?.name === 'to-primitive' ? rule.method : undefined
    }
    expect(methodFor('str')).toBe('valueOf')
    expect(methodFor('obj')).toBe('toString')
    expect(methodFor('arr0')).toBe('toString')
    expect(methodFor('date')).toBe('Symbol.toPrimitive')
  })
})

describe('the four operators', () => {
  it('differ where the specification says so', () => {
    const answers = (left: SampleValueId, right: SampleValueId) =>
      operators.map((operator) => areEqual(operator, left, right))
    expect(answers('s1', '1')).toEqual([true, false, false, false])
    expect(answers('NaN', 'NaN')).toEqual([false, false, true, true])
    expect(answers('0', '-0')).toEqual([true, true, true, false])
    expect(answers('shop', 'shop')).toEqual([true, true, true, true])
    expect(answers('obj', 'obj')).toEqual([false, false, false, false])
    expect(answers('sym', 'sym')).toEqual([false, false, false, false])
  })

  it('are symmetric', () => {
    for (const operator of operators)
      for (const [left, right] of pairs)
        expect(areEqual(operator, left, right)).toBe(areEqual(operator, right, left))
  })
})
