'use client'

import type { ReactNode } from 'react'
import kit from './kit.module.css'

interface Props<Value extends string> {
  readonly label: string
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  /** Undefined while it is none of them: then `other` stands there. */
  readonly value: Value | undefined
  readonly other?: string
  readonly onChange: (value: Value) => void
}

/** One of many, in a list that opens. */
export function Pick<Value extends string>(props: Props<Value>): ReactNode {
  return (
    <label className={kit['field']}>
      <span className={kit['label']}>{props.label}</span>
      <select
        value={props.value ?? ''}
        onChange={({ target }) => {
          const picked = props.options.find(({ value }) => value === target.value)
          if (picked) props.onChange(picked.value)
        }}
      >
        {props.value === undefined && <option value="">{props.other}</option>}
        {props.options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  )
}
