'use client'

import type { ReactNode } from 'react'
import { Button } from '../kit/Button.tsx'
import { WithCode } from '../kit/WithCode.tsx'
import kit from '../kit/kit.module.css'
import { fromBits, scaledOf } from './bits.ts'
import type { RoundingDetails } from './digitRows.ts'
import { nextDown, nextUp, formatNumber } from './neighbours.ts'
import css from './NumberLab.module.css'
import { roundingNotes } from './roundingNotes.ts'
import type { NumberStrings } from './strings.ts'

interface Props {
  readonly bits: bigint
  readonly details: RoundingDetails
  readonly words: NumberStrings
  readonly onChange: (bits: bigint) => void
}

const CENTRE = 160
const STEP = 106

/** The number between its two neighbours, drawn to scale, with a mark at the exact value. */
export function Neighbours({ bits, details, words, onChange }: Props): ReactNode {
  const { offset } = details
  const [down, up] = [nextDown(bits), nextUp(bits)]
  const value = fromBits(bits)
  const scaled = scaledOf(bits)
  const ulp = scaled && 2 ** scaled.power
  const positionOf = (neighbour: bigint | undefined, neighbourButton: -1 | 1): number => {
    if (neighbour === undefined || !ulp) return neighbourButton
    const places = (fromBits(neighbour) - value) / ulp
    return Number.isFinite(places) && places !== 0 ? places : neighbourButton
  }
  const x = (places: number): number => CENTRE + STEP * places
  const side = (neighbour: bigint | undefined, label: string): ReactNode => (
    <Button
      label={`${label}${neighbour === undefined ? '' : ` ${formatNumber(fromBits(neighbour))}`}`}
      disabled={neighbour === undefined}
      onClick={() => neighbour !== undefined && onChange(neighbour)}
    >
      {neighbour === undefined ? words.none : formatNumber(fromBits(neighbour))}
    </Button>
  )
  return (
    <div className={css['line']} role="group" aria-label={words.neighbours}>
      <svg viewBox="0 0 320 34" aria-hidden="true">
        <path d="M0 20H320M160 12V34" />
        <path d={`M${x(positionOf(down, -1))} 14V24L${CENTRE - STEP} 34`} />
        <path d={`M${x(positionOf(up, 1))} 14V24L${CENTRE + STEP} 34`} />
        {offset !== undefined && Math.abs(offset) <= 1 && (
          <path className={css['mark']} d={`M${x(offset)} 18l-6-11h12z`} />
        )}
      </svg>
      <div className={kit['mono']}>
        {side(down, words.down)}
        <output>{formatNumber(value)}</output>
        {side(up, words.up)}
      </div>
      {roundingNotes(details, bits, words).map((note) => (
        <p key={note}>
          <WithCode>{note}</WithCode>
        </p>
      ))}
    </div>
  )
}
