import type { LabCodec } from 'awning/lab'
import { operators, type EqualityOperator } from './operators.ts'
import { isSampleValueId, type SampleValueId } from './values.ts'

export interface EqualityState {
  readonly left: SampleValueId
  readonly right: SampleValueId
  /** The operator that the matrix shows. */
  readonly operator: EqualityOperator
}

export const codec: LabCodec<EqualityState> = {
  initial: { left: 'arr', right: 'false', operator: 'loose' },
  encode: ({ left, right, operator }) => [left, right, operator].join('.'),
  decode: (text) => {
    const [left, right, name, ...extraParts] = text.split('.')
    const operator = operators.find((candidate) => candidate === name)
    if (!operator || !isSampleValueId(left) || !isSampleValueId(right) || extraParts.length > 0)
      return undefined
    return { left, right, operator }
  },
}
