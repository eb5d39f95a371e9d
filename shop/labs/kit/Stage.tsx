'use client'

import type { ReactNode } from 'react'
import kit from './kit.module.css'

interface Props {
  readonly children: ReactNode
}

/**
 * Keeps the result of a lab in view on a phone: there, a `Stage` inside stays at the top of the screen
 * while the reader scrolls through the controls below it. `columns`: beside it where there is room.
 */
export function Staged({ children, columns }: Props & { readonly columns?: boolean }): ReactNode {
  return <div className={`${kit['staged']} ${columns ? kit['columns'] : ''}`}>{children}</div>
}

/** The part of a lab that shows the effect of its controls. */
export function Stage({ children }: Props): ReactNode {
  return <div className={kit['stage']}>{children}</div>
}
