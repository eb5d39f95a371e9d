'use client'

import type { ReactNode } from 'react'
import kit from './kit.module.css'

interface Props {
  readonly children: ReactNode
}

/** One below the other. */
export function Stack({ children }: Props): ReactNode {
  return <div className={kit['stack']}>{children}</div>
}

/** Side by side where the experiment has room, one below the other where it has not. */
export function Columns({ children }: Props): ReactNode {
  return <div className={kit['columns']}>{children}</div>
}

/** In a row, as many as fit. */
export function Group({ children }: Props): ReactNode {
  return <div className={kit['group']}>{children}</div>
}

/** A box with a name. */
export function Panel({ title, children }: Props & { readonly title?: string }): ReactNode {
  return (
    <div className={kit['panel']} role={title ? 'group' : undefined} aria-label={title}>
      {title && <div className={kit['label']}>{title}</div>}
      {children}
    </div>
  )
}
