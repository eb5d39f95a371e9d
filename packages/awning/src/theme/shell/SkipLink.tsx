'use client'

import type { MouseEvent, ReactNode } from 'react'
import styles from './SkipLink.module.css'

/** The first element in tab order. The router focuses the region around it after a page change. */
export function SkipLink({ label }: { label: string }): ReactNode {
  return (
    <div role="region" aria-label={label} data-start="" data-chrome="" data-behind="">
      <a className={styles['skip']} href="#Main" onClick={skip}>
        {label}
      </a>
    </div>
  )
}

/** Focuses the content without a history entry; before React runs, it is a plain hash link. */
function skip(event: MouseEvent): void {
  event.preventDefault()
  document.querySelector('main')?.focus()
}
