import { looseEquality } from './looseEquality.ts'
import { specimenOf, type SpecimenId } from './values.ts'

/** From the loosest to the strictest. */
export const operators = ['loose', 'strict', 'zero', 'same'] as const
export type EqualityOperator = (typeof operators)[number]

/** How each is reached from a program. */
export const operatorSigns: Readonly<Record<EqualityOperator, string>> = {
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

export function areEqual(operator: EqualityOperator, left: SpecimenId, right: SpecimenId): boolean {
  return compare[operator](specimenOf(left).make(), specimenOf(right).make())
}

/** The comparison as a program writes it. */
export function writeComparison(operator: EqualityOperator, x: string, y: string): string {
  const sign = operatorSigns[operator]
  return sign.startsWith('=') ? `${x} ${sign} ${y}` : `${sign}(${x}, ${y})`
}
