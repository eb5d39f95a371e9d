'use client'

import type { ReactNode } from 'react'
import kit from './kit.module.css'

interface Props {
  readonly children: ReactNode
  readonly onClick: () => void
  readonly pressed?: boolean | undefined
  readonly disabled?: boolean | undefined
  readonly label?: string | undefined
}

/** A button. `pressed` makes it a toggle button; `label` is the accessible name where only a symbol is shown. */
export function Button({ children, onClick, pressed, disabled, label }: Props): ReactNode {
  return (
    <button
      className={kit['button']}
      type="button"
      aria-pressed={pressed}
      aria-label={label}
      disabled={disabled}
      onClick={onClick}
    >
      {children}
    </button>
  )
}
