'use client'

import type { ReactNode } from 'react'
import kit from './kit.module.css'

interface Props {
  readonly label: string
  readonly min: number
  readonly max: number
  readonly step?: number
  readonly value: number
  /** The value as the reader sees it: `320px`. */
  readonly shown?: string
  readonly onChange: (value: number) => void
}

/** A number by feel, with the number next to it: no output, which would take the label for itself. */
export function Range({ label, min, max, step = 1, value, shown, onChange }: Props): ReactNode {
  return (
    <label className={kit['field']}>
      <span className={kit['label']}>
        {label} <span className={kit['mono']}>{shown ?? value}</span>
      </span>
      <input
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={shown}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
    </label>
  )
}
