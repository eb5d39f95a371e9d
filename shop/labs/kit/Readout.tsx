'use client'

import type { ReactNode } from 'react'
import kit from './kit.module.css'

/** A result with its label. */
export function Readout({ label, children }: { label: string; children: ReactNode }): ReactNode {
  return (
    <div className={kit['field']}>
      <span className={kit['label']}>{label}</span>
      <output className={kit['mono']}>{children}</output>
    </div>
  )
}
