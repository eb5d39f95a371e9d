'use client'

import type { ReactNode } from 'react'
import kit from './kit.module.css'

interface Props {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  /** With a number of rows it is a text area. */
  readonly rows?: number
  readonly mono?: boolean
  readonly invalid?: boolean
}

/** A text input with its label. The browser neither corrects nor completes what is typed, which may be code. */
export function TextField({ label, value, onChange, rows, mono, invalid }: Props): ReactNode {
  const inputProps = {
    className: mono ? kit['mono'] : undefined,
    value,
    'aria-invalid': invalid,
    autoComplete: 'off',
    autoCapitalize: 'off',
    spellCheck: false,
  }
  return (
    <label className={kit['field']}>
      <span className={kit['label']}>{label}</span>
      {rows ? (
        <textarea {...inputProps} rows={rows} onChange={({ target }) => onChange(target.value)} />
      ) : (
        <input {...inputProps} type="text" onChange={({ target }) => onChange(target.value)} />
      )}
    </label>
  )
}
