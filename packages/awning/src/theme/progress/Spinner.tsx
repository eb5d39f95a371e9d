import type { ReactNode } from 'react'
import styles from './Progress.module.css'

export function Spinner({ label }: { label: string }): ReactNode {
  return (
    <div className={styles['spinner']} role="status" aria-label={label}>
      <span />
    </div>
  )
}
