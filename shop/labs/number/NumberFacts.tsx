'use client'

import type { ReactNode } from 'react'
import kit from '../kit/kit.module.css'
import { fromBits, kindOf, scaledOf } from './bits.ts'
import css from './NumberLab.module.css'
import type { NumberStrings } from './strings.ts'

function safety(value: number, words: NumberStrings): string {
  if (Number.isSafeInteger(value)) return words.isSafe
  return Number.isInteger(value) ? words.tooLarge : words.notWhole
}

/** Further properties of a double. */
export function NumberFacts({ bits, words }: { bits: bigint; words: NumberStrings }): ReactNode {
  const value = fromBits(bits)
  const scaled = scaledOf(bits)
  const facts: [label: string, fact: ReactNode][] = [
    [words.kind, words.kinds[kindOf(bits)]],
    [words.safe, safety(value, words)],
  ]
  if (scaled)
    facts.push(
      [
        words.scaled,
        <>
          {String(scaled.count)} × 2<sup>{scaled.power}</sup>
        </>,
      ],
      [words.lastPlace, String(2 ** scaled.power)],
    )
  return (
    <dl className={css['facts']}>
      {facts.map(([label, fact]) => (
        <div key={label}>
          <dt className={kit['label']}>{label}</dt>
          <dd className={kit['mono']}>{fact}</dd>
        </div>
      ))}
    </dl>
  )
}
