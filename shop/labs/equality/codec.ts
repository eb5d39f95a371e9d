import type { LabCodec } from 'awning/lab'
import { operators, type EqualityOperator } from './operators.ts'
import { isSpecimenId, type SpecimenId } from './values.ts'

export interface EqualityState {
  readonly left: SpecimenId
  readonly right: SpecimenId
  /** What the matrix shows. */
  readonly operator: EqualityOperator
}

export const codec: LabCodec<EqualityState> = {
  initial: { left: 'arr', right: 'false', operator: 'loose' },
  encode: ({ left, right, operator }) => [left, right, operator].join('.'),
  decode: (text) => {
    const [left, right, name, ...more] = text.split('.')
    const operator = operators.find((candidate) => candidate === name)
    if (!operator || !isSpecimenId(left) || !isSpecimenId(right) || more.length > 0)
      return undefined
    return { left, right, operator }
  },
}
