'use client'

import type { ReactNode } from 'react'
import kit from '../kit/kit.module.css'
import type { DigitRow } from './digitRows.ts'
import css from './NumberLab.module.css'
import type { NumberStrings } from './strings.ts'

/** More digits than this scroll. */
const LONG = 400

function labelOf({ kind, source }: DigitRow, words: NumberStrings): string {
  if (source === '') return words.kept
  return kind === 'exact' ? words.exact(source) : words.keptOf(source)
}

/** The digits of what was meant above those of what is kept, place under place. */
export function Digits({
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
              {row.digits.length > LONG ? (
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
