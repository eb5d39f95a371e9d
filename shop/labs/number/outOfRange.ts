import { kindOf, toBits } from './bits.ts'
import type { Rounding } from './rounding.ts'

export type OutOfRange = 'underflow' | 'overflow'

/** Says where nothing is kept of a finite value but its sign: it became zero or infinity. */
export function outOfRange({ exact, isBeyond, value }: Rounding): OutOfRange | undefined {
  const kind = kindOf(toBits(value))
  if (kind === 'zero' && (isBeyond || (exact && exact.num !== 0n))) return 'underflow'
  return kind === 'infinity' && (isBeyond || exact) ? 'overflow' : undefined
}
