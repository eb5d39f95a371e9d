'use client'

import type { ReactNode } from 'react'
import kit from './kit.module.css'

interface Props {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  /** More than one line. */
  readonly rows?: number
  readonly mono?: boolean
  readonly invalid?: boolean
}

/** Something to type: code and names are left as they are typed. */
export function TextField({ label, value, onChange, rows, mono, invalid }: Props): ReactNode {
  const shared = {
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
        <textarea {...shared} rows={rows} onChange={({ target }) => onChange(target.value)} />
      ) : (
        <input {...shared} type="text" onChange={({ target }) => onChange(target.value)} />
      )}
    </label>
  )
}
