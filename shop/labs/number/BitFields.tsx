'use client'

import type { ReactNode } from 'react'
import kit from '../kit/kit.module.css'
import { BIAS, BIT_COUNT, FRACTION_BITS, kindOf, partsOf, type BitField } from './bits.ts'
import css from './NumberLab.module.css'
import type { NumberStrings } from './strings.ts'

const widths: Readonly<Record<BitField, number>> = {
  sign: 1,
  exponent: BIT_COUNT - 1 - FRACTION_BITS,
  fraction: FRACTION_BITS,
}

/** The value of each bit field: the number is their product. */
export function BitFields({ bits, words }: { bits: bigint; words: NumberStrings }): ReactNode {
  const { sign, exponent, fraction } = partsOf(bits)
  const kind = kindOf(bits)
  const isFinite = kind !== 'nan' && kind !== 'infinity'
  const leadingDigit = kind === 'normal' ? 1 : 0
  const values: Readonly<Record<BitField, ReactNode>> = {
    sign: sign === 1 ? '−' : '+',
    exponent: isFinite ? (
      <>
        2<sup>{Math.max(exponent, 1) - BIAS}</sup>
      </>
    ) : (
      words.special
    ),
    fraction: isFinite
      ? `× ${leadingDigit + Number(fraction) / 2 ** FRACTION_BITS}`
      : words.kinds[kind],
  }
  const names: readonly BitField[] = ['sign', 'exponent', 'fraction']
  return (
    <dl className={css['fields']}>
      {names.map((name) => (
        <div key={name} data-field={name}>
          <dt className={kit['label']}>
            {words.field[name]} {words.width(widths[name])}
            {name === 'exponent' && isFinite && ` · ${exponent || 1} − ${BIAS}`}
          </dt>
          <dd className={kit['mono']}>{values[name]}</dd>
        </div>
      ))}
    </dl>
  )
}
