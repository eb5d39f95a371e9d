'use client'

import { useState, type KeyboardEvent, type ReactNode } from 'react'
import kit from '../kit/kit.module.css'
import { bitAt, BIT_COUNT, fieldOf, flipBit } from './bits.ts'
import { moveBit } from './moveBit.ts'
import css from './NumberLab.module.css'
import type { NumberStrings } from './strings.ts'

interface Props {
  readonly bits: bigint
  readonly words: NumberStrings
  readonly onChange: (bits: bigint) => void
}

const indices = Array.from({ length: BIT_COUNT }, (_, position) => BIT_COUNT - 1 - position)

/** The bits as buttons; one of them is in the tab order, the arrow keys move to the others. */
export function BitGrid({ bits, words, onChange }: Props): ReactNode {
  const [current, setCurrent] = useState(BIT_COUNT - 1)

  function handleKey(event: KeyboardEvent<HTMLDivElement>): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === '0' || event.key === '1') {
      if (String(bitAt(bits, current)) !== event.key) onChange(flipBit(bits, current))
      return
    }
    const grid = event.currentTarget
    const columns = getComputedStyle(grid).gridTemplateColumns.split(' ').length
    const next = moveBit(current, event.key, columns)
    if (next === undefined) return
    event.preventDefault()
    grid.querySelector<HTMLElement>(`[data-bit="${next}"]`)?.focus()
  }

  return (
    <div
      className={`${css['bits']} ${kit['mono']}`}
      role="group"
      aria-label={words.bits}
      onKeyDown={handleKey}
    >
      {indices.map((index) => (
        <button
          key={index}
          type="button"
          data-bit={index}
          data-field={fieldOf(index)}
          tabIndex={index === current ? 0 : -1}
          aria-pressed={bitAt(bits, index) === 1}
          aria-label={words.bit(index, fieldOf(index), bitAt(bits, index))}
          onFocus={() => setCurrent(index)}
          onClick={() => onChange(flipBit(bits, index))}
        >
          {bitAt(bits, index)}
        </button>
      ))}
    </div>
  )
}
