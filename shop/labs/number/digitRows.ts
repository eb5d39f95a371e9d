import { fromBits, toBits } from './bits.ts'
import { decimalOf } from './decimal.ts'
import { evaluate } from './evaluate.ts'
import { formatNumber } from './neighbours.ts'
import { roundingOffset } from './roundingOffset.ts'
import { outOfRange, type OutOfRange } from './outOfRange.ts'
import { exactOf } from './rational.ts'

export interface DigitRow {
  /** Whether the digits are those of an exact value or of the stored double. */
  readonly kind: 'exact' | 'kept'
  readonly source: string
  readonly digits: string
}

export interface RoundingDetails {
  readonly rows: readonly DigitRow[]
  /** How far the exact value is above the stored one, in last places. */
  readonly offset: number | undefined
  readonly range: OutOfRange | undefined
}

function storedDigits(bits: bigint): string {
  const exact = exactOf(bits)
  if (!exact) return String(fromBits(bits))
  return formatNumber(fromBits(bits)) === '-0' ? '-0' : decimalOf(exact)
}

/** The values from the typed text to these bits, digit by digit; the last row is the stored value. */
export function roundingDetails(text: string, bits: bigint): RoundingDetails {
  const roundings = evaluate(text)?.roundings ?? []
  const last = roundings.at(-1)
  const rows: DigitRow[] = roundings.slice(0, -1).map(({ source, value }) => ({
    kind: 'kept',
    source,
    digits: storedDigits(toBits(value)),
  }))
  if (last?.exact) rows.push({ kind: 'exact', source: last.source, digits: decimalOf(last.exact) })
  rows.push({ kind: 'kept', source: '', digits: storedDigits(bits) })
  return {
    rows,
    offset: last?.exact && roundingOffset(last.exact, bits),
    range: last && outOfRange(last),
  }
}
