import { kindOf, toBits } from './bits.ts'
import type { Rounding } from './rounding.ts'

export type OutOfRange = 'underflow' | 'overflow'

/** Whether a finite value other than zero was stored as zero or as infinity. */
export function outOfRange({ exact, isOutOfRange, value }: Rounding): OutOfRange | undefined {
  const kind = kindOf(toBits(value))
  if (kind === 'zero' && (isOutOfRange || (exact && exact.num !== 0n))) return 'underflow'
  return kind === 'infinity' && (isOutOfRange || exact) ? 'overflow' : undefined
}
