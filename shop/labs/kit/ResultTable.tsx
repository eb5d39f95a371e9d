'use client'

import type { ReactNode } from 'react'
import kit from './kit.module.css'

export interface ResultRow {
  readonly code: string
  readonly result: string
  /** Whether the result is an error or one that readers do not expect. */
  readonly bad?: boolean
  readonly note?: string
}

interface Props {
  readonly caption: string
  readonly rows: readonly ResultRow[]
}

/** Expressions with their results below each other, so that long ones fit on a phone. */
export function ResultTable({ caption, rows }: Props): ReactNode {
  return (
    <dl className={kit['results']} aria-label={caption}>
      {rows.map(({ code, result, bad, note }) => (
        <div key={code}>
          <dt className={kit['mono']}>{code}</dt>
          <dd className={`${kit['mono']} ${bad ? kit['bad'] : kit['good']}`}>→ {result}</dd>
          {note && <dd className={kit['label']}>{note}</dd>}
        </div>
      ))}
    </dl>
  )
}
