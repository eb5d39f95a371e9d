'use client'

import { useId, type ReactNode } from 'react'
import kit from './kit.module.css'

interface Props<Value extends string> {
  readonly legend: string
  readonly options: readonly { readonly value: Value; readonly label: ReactNode }[]
  readonly value: Value
  readonly onChange: (value: Value) => void
}

/** Radio buttons side by side, styled like buttons. */
export function RadioGroup<Value extends string>(props: Props<Value>): ReactNode {
  const name = useId()
  return (
    <fieldset className={kit['choice']}>
      <legend>{props.legend}</legend>
      {props.options.map(({ value, label }) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            checked={value === props.value}
            onChange={() => props.onChange(value)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
