import type { Rational } from './rational.ts'

/** One rounding: what was meant exactly, and the double that was kept of it. */
export interface Rounding {
  readonly source: string
  readonly exact: Rational | undefined
  /** The exact value is finite and not zero, but so far beyond all doubles that nobody needs its digits. */
  readonly isBeyond: boolean
  readonly value: number
}
