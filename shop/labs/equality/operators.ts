import { looseEquality } from './looseEquality.ts'
import { sampleValueOf, type SampleValueId } from './values.ts'

/** From the loosest to the strictest. The names are part of addresses. */
export const operators = ['loose', 'strict', 'zero', 'same'] as const
export type EqualityOperator = (typeof operators)[number]

/** The operator or function that performs each comparison. */
export const operatorNames: Readonly<Record<EqualityOperator, string>> = {
  loose: '==',
  strict: '===',
  zero: 'SameValueZero',
  same: 'Object.is',
}

const compare: Record<EqualityOperator, (x: unknown, y: unknown) => boolean> = {
  loose: (x, y) => looseEquality({ value: x, source: '' }, { value: y, source: '' }).equal,
  strict: (x, y) => x === y,
  zero: (x, y) => [x].includes(y),
  same: (x, y) => Object.is(x, y),
}

export function areEqual(
  operator: EqualityOperator,
  left: SampleValueId,
  right: SampleValueId,
): boolean {
  return compare[operator](sampleValueOf(left).create(), sampleValueOf(right).create())
}

/** The comparison as code. */
export function writeComparison(operator: EqualityOperator, x: string, y: string): string {
  const sign = operatorNames[operator]
  return sign.startsWith('=') ? `${x} ${sign} ${y}` : `${sign}(${x}, ${y})`
}
