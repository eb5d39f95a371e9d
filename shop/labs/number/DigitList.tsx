'use client'

import type { ReactNode } from 'react'
import kit from '../kit/kit.module.css'
import type { DigitRow } from './digitRows.ts'
import css from './NumberLab.module.css'
import type { NumberStrings } from './strings.ts'

/** A row with more digits than this scrolls. */
const SCROLL_LENGTH = 400

function labelOf({ kind, source }: DigitRow, words: NumberStrings): string {
  if (source === '') return words.storedValue
  return kind === 'exact' ? words.exact(source) : words.storedAs(source)
}

/** The digits of the exact value above those of the stored value. */
export function DigitList({
  rows,
  words,
}: {
  rows: readonly DigitRow[]
  words: NumberStrings
}): ReactNode {
  return (
    <dl className={css['digits']}>
      {rows.map((row, index) => {
        const label = labelOf(row, words)
        return (
          <div key={index} data-kind={row.source === '' ? 'result' : row.kind}>
            <dt className={kit['label']}>{label}</dt>
            <dd className={kit['mono']}>
              {row.digits.length > SCROLL_LENGTH ? (
                <div tabIndex={0} role="group" aria-label={label}>
                  {row.digits}
                </div>
              ) : (
                row.digits
              )}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
