'use client'

import type { MouseEvent, ReactNode } from 'react'
import styles from './SkipLink.module.css'

/** First stop of the keyboard. The region around it takes the focus after a page change. */
export function SkipLink({ label }: { label: string }): ReactNode {
  return (
    <div role="region" aria-label={label} data-start="" data-chrome="" data-behind="">
      <a className={styles['skip']} href="#main" onClick={skip}>
        {label}
      </a>
    </div>
  )
}

/** To the content without a step of history; before React runs, the plain hash link does. */
function skip(event: MouseEvent): void {
  const main = document.querySelector('main')
  if (!main) return
  event.preventDefault()
  main.tabIndex = -1
  main.focus()
  // Not at once: an element that cannot have the focus loses it.
  main.addEventListener('blur', () => main.removeAttribute('tabindex'), { once: true })
}
