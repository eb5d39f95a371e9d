'use client'

import { useEffect, useRef, useState, type ReactNode } from 'react'
import styles from './Failure.module.css'
import { messageOf } from './PageBoundary.tsx'

export interface LoadFailedStrings {
  readonly loadFailedTitle: string
  readonly loadFailedHint: string
  readonly offlineTitle: string
  readonly offlineHint: string
  readonly retry: string
}

interface Props {
  readonly strings: LoadFailedStrings
  readonly error: unknown
  /** A retry is under way. */
  readonly busy: boolean
  readonly onRetry: () => void
}

/** So many times more a page is asked for when the network is back. */
const patience = 4

/** The next page could not be fetched: what happened, and a way to ask again. */
export function LoadFailed({ error, onRetry, ...rest }: Props): ReactNode {
  // Judged when the load failed: while the network comes back, this stays what it says.
  const [judged, judge] = useState(() => ({ error, isOffline: !navigator.onLine }))
  if (judged.error !== error) judge({ error, isOffline: !navigator.onLine })
  const { isOffline } = judged
  const tries = useRef(0)
  useEffect(() => {
    const back = () => {
      tries.current = 1
      onRetry()
    }
    addEventListener('online', back)
    return () => removeEventListener('online', back)
  }, [onRetry])
  // A network that is back is often not there yet: it is given some seconds.
  useEffect(() => {
    if (tries.current === 0 || tries.current > patience || !navigator.onLine) return undefined
    const again = setTimeout(() => {
      tries.current += 1
      onRetry()
    }, tries.current * 500)
    return () => clearTimeout(again)
  }, [error, onRetry])
  return <FailedLoad {...rest} error={error} onRetry={onRetry} isOffline={isOffline} />
}

/** What it looks like, whatever the network says. */
export function FailedLoad({
  strings,
  error,
  busy,
  onRetry,
  isOffline,
}: Props & { readonly isOffline: boolean }): ReactNode {
  return (
    <section className={isOffline ? styles['offline'] : styles['failed']} role="alert">
      <h1>{isOffline ? strings.offlineTitle : strings.loadFailedTitle}</h1>
      <p>{isOffline ? strings.offlineHint : strings.loadFailedHint}</p>
      {!isOffline && <p className={styles['message']}>{messageOf(error)}</p>}
      <button type="button" aria-disabled={busy} onClick={() => !busy && onRetry()}>
        {strings.retry}
      </button>
    </section>
  )
}
