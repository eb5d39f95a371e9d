'use client'

import type { ReactNode } from 'react'
import kit from './kit.module.css'

interface Props {
  readonly children: ReactNode
  readonly onPress: () => void
  readonly pressed?: boolean | undefined
  readonly disabled?: boolean | undefined
  readonly label?: string | undefined
}

/** A button. `pressed` makes it one that stays down; `label` names one that shows a sign only. */
export function Press({ children, onPress, pressed, disabled, label }: Props): ReactNode {
  return (
    <button
      className={kit['press']}
      type="button"
      aria-pressed={pressed}
      aria-label={label}
      disabled={disabled}
      onClick={onPress}
    >
      {children}
    </button>
  )
}
