import type { ReactNode } from 'react'
import styles from './SkipLink.module.css'

/** The first element in tab order. The router focuses the region around it after a page change. */
export function SkipLink({ label }: { label: string }): ReactNode {
  return (
    <div role="region" aria-label={label} data-start="" data-chrome="" data-behind="">
      <a className={styles['skip']} href="#Main" data-do="skip">
        {label}
      </a>
    </div>
  )
}
