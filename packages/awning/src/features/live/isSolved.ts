import type { Outcome } from './runCheck.ts'

/** A check without any result has checked nothing, so nothing is solved by that. */
export function isSolved(outcome: Outcome): boolean {
  return (
    outcome.kind === 'ended' &&
    outcome.results.length > 0 &&
    outcome.results.every(({ passed }) => passed)
  )
}
