'use client'

import type { ReactNode } from 'react'
import styles from './Failure.module.css'
import { messageOf } from './PageBoundary.tsx'

interface Props {
  readonly strings: {
    readonly loadFailedTitle: string
    readonly loadFailedHint: string
    readonly retry: string
  }
  readonly error: unknown
  /** A retry is under way. */
  readonly busy: boolean
  readonly onRetry: () => void
}

/** The next page could not be fetched: what happened, and a way to ask again. */
export function LoadFailed({ strings, error, busy, onRetry }: Props): ReactNode {
  return (
    <section className={styles['failed']} role="alert">
      <h1>{strings.loadFailedTitle}</h1>
      <p>{strings.loadFailedHint}</p>
      <p className={styles['message']}>{messageOf(error)}</p>
      <button type="button" aria-disabled={busy} onClick={() => !busy && onRetry()}>
        {strings.retry}
      </button>
    </section>
  )
}
