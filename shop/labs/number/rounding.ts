import type { Rational } from './rational.ts'

/** One rounding: the exact value, and the double that is stored for it. */
export interface Rounding {
  readonly source: string
  readonly exact: Rational | undefined
  /** The exact value is finite and not zero, but too far outside the range of doubles to compute its digits. */
  readonly isOutOfRange: boolean
  readonly value: number
}
