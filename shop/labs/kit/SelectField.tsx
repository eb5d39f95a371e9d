'use client'

import type { ReactNode } from 'react'
import kit from './kit.module.css'

interface Props<Value extends string> {
  readonly label: string
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  /** Undefined while no option is selected: `otherLabel` is then shown. */
  readonly value: Value | undefined
  readonly otherLabel?: string
  readonly onChange: (value: Value) => void
}

/** A `select` element with its label. */
export function SelectField<Value extends string>(props: Props<Value>): ReactNode {
  return (
    <label className={kit['field']}>
      <span className={kit['label']}>{props.label}</span>
      <select
        value={props.value ?? ''}
        onChange={({ target }) => {
          const selected = props.options.find(({ value }) => value === target.value)
          if (selected) props.onChange(selected.value)
        }}
      >
        {props.value === undefined && <option value="">{props.otherLabel}</option>}
        {props.options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  )
}
