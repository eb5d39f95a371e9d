'use client'

import type { ReactNode } from 'react'
import { values, type Letter } from './declaration.ts'
import styles from './RulesLab.module.css'

/** The letter of a declaration, with the colour that it declares. */
export function Badge({ letter }: { letter: Letter }): ReactNode {
  return (
    <span className={styles['badge']}>
      <svg width="10" height="10" aria-hidden="true">
        <rect width="10" height="10" rx="2" fill={values[letter]} />
      </svg>
      {letter}
    </span>
  )
}
