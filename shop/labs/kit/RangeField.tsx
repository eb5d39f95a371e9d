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
  readonly valueText?: string
  readonly onChange: (value: number) => void
}

/** A slider with its value. The value is no `output` element: the label would belong to the output, not to the slider. */
export function RangeField({
  label,
  min,
  max,
  step = 1,
  value,
  valueText,
  onChange,
}: Props): ReactNode {
  return (
    <label className={kit['field']}>
      <span className={kit['label']}>
        {label} <span className={kit['mono']}>{valueText ?? value}</span>
      </span>
      <input
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={valueText}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
    </label>
  )
}
