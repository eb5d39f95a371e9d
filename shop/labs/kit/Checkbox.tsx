'use client'

import type { ReactNode } from 'react'
import kit from './kit.module.css'

interface Props {
  readonly label: ReactNode
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  readonly disabled?: boolean
}

/** A checkbox with its label. */
export function Checkbox({ label, checked, onChange, disabled }: Props): ReactNode {
  return (
    <label className={kit['toggle']}>
      <input
        type="checkbox"
        checked={checked}
        disabled={disabled}
        onChange={({ target }) => onChange(target.checked)}
      />
      {label}
    </label>
  )
}
