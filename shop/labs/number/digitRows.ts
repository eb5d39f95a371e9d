import { fromBits, toBits } from './bits.ts'
import { decimalOf } from './decimal.ts'
import { evaluate } from './evaluate.ts'
import { textOf } from './neighbours.ts'
import { offsetOf } from './offset.ts'
import { outOfRange, type OutOfRange } from './outOfRange.ts'
import { exactOf } from './rational.ts'

export interface DigitRow {
  /** What these digits are: of something exact, or of the double kept of it. */
  readonly kind: 'exact' | 'kept'
  readonly source: string
  readonly digits: string
}

export interface Account {
  readonly rows: readonly DigitRow[]
  /** Where the exact value lies above the kept one, in last places. */
  readonly offset: number | undefined
  readonly range: OutOfRange | undefined
}

function keptDigits(bits: bigint): string {
  const exact = exactOf(bits)
  if (!exact) return String(fromBits(bits))
  return textOf(fromBits(bits)) === '-0' ? '-0' : decimalOf(exact)
}

/** How a text became these bits, digit by digit; the last row is what is kept. */
export function accountOf(text: string, bits: bigint): Account {
  const roundings = evaluate(text)?.roundings ?? []
  const last = roundings.at(-1)
  const rows: DigitRow[] = roundings.slice(0, -1).map(({ source, value }) => ({
    kind: 'kept',
    source,
    digits: keptDigits(toBits(value)),
  }))
  if (last?.exact) rows.push({ kind: 'exact', source: last.source, digits: decimalOf(last.exact) })
  rows.push({ kind: 'kept', source: '', digits: keptDigits(bits) })
  return {
    rows,
    offset: last?.exact && offsetOf(last.exact, bits),
    range: last && outOfRange(last),
  }
}
