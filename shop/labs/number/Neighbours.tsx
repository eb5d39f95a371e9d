'use client'

import type { ReactNode } from 'react'
import { Button } from '../kit/Button.tsx'
import { WithCode } from '../kit/WithCode.tsx'
import kit from '../kit/kit.module.css'
import { fromBits, scaledOf } from './bits.ts'
import type { Account } from './digitRows.ts'
import { nextDown, nextUp, textOf } from './neighbours.ts'
import css from './NumberLab.module.css'
import { roundingNotes } from './roundingNotes.ts'
import type { NumberStrings } from './strings.ts'

interface Props {
  readonly bits: bigint
  readonly account: Account
  readonly words: NumberStrings
  readonly onChange: (bits: bigint) => void
}

const CENTRE = 160
const STEP = 106

/** The number between the two next to it, drawn to scale, with the exact value where it lies. */
export function Neighbours({ bits, account, words, onChange }: Props): ReactNode {
  const { offset } = account
  const [down, up] = [nextDown(bits), nextUp(bits)]
  const value = fromBits(bits)
  const place = scaledOf(bits)
  const size = place && 2 ** place.power
  const at = (neighbour: bigint | undefined, side: -1 | 1): number => {
    if (neighbour === undefined || !size) return side
    const places = (fromBits(neighbour) - value) / size
    return Number.isFinite(places) && places !== 0 ? places : side
  }
  const x = (places: number): number => CENTRE + STEP * places
  const side = (neighbour: bigint | undefined, label: string): ReactNode => (
    <Button
      label={`${label}${neighbour === undefined ? '' : ` ${textOf(fromBits(neighbour))}`}`}
      disabled={neighbour === undefined}
      onClick={() => neighbour !== undefined && onChange(neighbour)}
    >
      {neighbour === undefined ? words.none : textOf(fromBits(neighbour))}
    </Button>
  )
  return (
    <div className={css['line']} role="group" aria-label={words.neighbours}>
      <svg viewBox="0 0 320 34" aria-hidden="true">
        <path d="M0 20H320M160 12V34" />
        <path d={`M${x(at(down, -1))} 14V24L${CENTRE - STEP} 34`} />
        <path d={`M${x(at(up, 1))} 14V24L${CENTRE + STEP} 34`} />
        {offset !== undefined && Math.abs(offset) <= 1 && (
          <path className={css['mark']} d={`M${x(offset)} 18l-6-11h12z`} />
        )}
      </svg>
      <div className={kit['mono']}>
        {side(down, words.down)}
        <output>{textOf(value)}</output>
        {side(up, words.up)}
      </div>
      {roundingNotes(account, bits, words).map((note) => (
        <p key={note}>
          <WithCode>{note}</WithCode>
        </p>
      ))}
    </div>
  )
}
