import type { ReactNode } from 'react'
import styles from './Spinner.module.css'

export function Spinner({ label }: { label: string }): ReactNode {
  return (
    <div className={styles['spinner']} role="status" aria-label={label}>
      <span />
    </div>
  )
}
