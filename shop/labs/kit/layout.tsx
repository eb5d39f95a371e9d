'use client'

import type { ReactNode } from 'react'
import kit from './kit.module.css'

interface Props {
  readonly children: ReactNode
}

/** Places its children below each other. */
export function Stack({ children }: Props): ReactNode {
  return <div className={kit['stack']}>{children}</div>
}

/** Two columns where the experiment is wide enough, otherwise one. */
export function Columns({ children }: Props): ReactNode {
  return <div className={kit['columns']}>{children}</div>
}

/** Places its children in a row that wraps. */
export function Group({ children }: Props): ReactNode {
  return <div className={kit['group']}>{children}</div>
}

/** A bordered box with an optional title. */
export function Panel({ title, children }: Props & { readonly title?: string }): ReactNode {
  return (
    <div className={kit['panel']} role={title ? 'group' : undefined} aria-label={title}>
      {title && <div className={kit['label']}>{title}</div>}
      {children}
    </div>
  )
}
