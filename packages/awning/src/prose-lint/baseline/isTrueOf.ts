import type { SupportStatus } from '../../content/baseline/webFeatures.ts'
import type { ClaimedDate, SupportClaim } from './supportClaims.ts'

/** Whether the data agrees with what a text says of browsers. */
export function isTrueOf(claim: SupportClaim, status: SupportStatus): boolean {
  switch (claim.kind) {
    case 'baseline': {
      const days = [status.baseline_low_date, status.baseline_high_date].flatMap((day) =>
        day === undefined ? [] : [day],
      )
      if (days.length === 0) return false
      const { dates } = claim
      return dates.length === 0 || dates.some((date) => days.some((day) => isIn(day, date)))
    }
    case 'since': {
      const known = status.support[claim.browser]
      if (known === undefined) return false
      // The data does not know the exact version.
      return known.startsWith('≤') || withoutZeros(known) === withoutZeros(claim.version)
    }
    case 'lacks':
      return status.support[claim.browser] === undefined
  }
}

/** An inexact day (`≤2019-01-01`) agrees with every date. */
function isIn(day: string, { year, month }: ClaimedDate): boolean {
  return day.startsWith('≤') || day.startsWith(month === undefined ? year : `${year}-${month}`)
}

function withoutZeros(version: string): string {
  return version.replace(/(?:\.0)+$/, '')
}
