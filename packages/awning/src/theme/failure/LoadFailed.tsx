'use client'

import { useEffect, useRef, useState, type ReactNode } from 'react'
import { LoadTimeout } from '../../client/router/loadTimeout.ts'
import { useAdoptedStyles } from '../../client/useAdoptedStyles.ts'
import { ErrorDetails, type ErrorDetailsStrings } from './ErrorDetails.tsx'
import css from './failure.css?inline'

export interface LoadFailedStrings extends ErrorDetailsStrings {
  readonly loadFailedTitle: string
  readonly loadFailedHint: string
  readonly loadTimeout: string
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

/** How often the page is fetched again by itself after the network has come back. */
const maxRetries = 4

/** Says that the next page could not be loaded, and lets the reader retry. */
export function LoadFailed({
  siteName,
  error,
  onRetry,
  ...rest
}: Props & { readonly siteName: string }): ReactNode {
  // Decided when the load failed, so that the message stays the same while the network comes back.
  const [cause, setCause] = useState(() => ({ error, isOffline: !navigator.onLine }))
  if (cause.error !== error) setCause({ error, isOffline: !navigator.onLine })
  const { isOffline } = cause
  const tries = useRef(0)
  useEffect(() => {
    const onOnline = () => {
      tries.current = 1
      onRetry()
    }
    addEventListener('online', onOnline)
    return () => removeEventListener('online', onOnline)
  }, [onRetry])
  // The first requests after the browser goes online often still fail, so there are retries with pauses.
  useEffect(() => {
    if (tries.current === 0 || tries.current > maxRetries || !navigator.onLine) return undefined
    const timer = setTimeout(() => {
      tries.current += 1
      onRetry()
    }, tries.current * 500)
    return () => clearTimeout(timer)
  }, [error, onRetry])
  const { loadFailedTitle, offlineTitle } = rest.strings
  return (
    <>
      <title>{`${isOffline ? offlineTitle : loadFailedTitle} | ${siteName}`}</title>
      <FailedLoad {...rest} error={error} onRetry={onRetry} isOffline={isOffline} />
    </>
  )
}

/** The message itself, independent of the network. */
export function FailedLoad({
  strings,
  error,
  busy,
  onRetry,
  isOffline,
}: Props & { readonly isOffline: boolean }): ReactNode {
  useAdoptedStyles(css)
  return (
    <section className={`failure ${isOffline ? 'is-offline' : 'is-failed'}`} role="alert">
      <h1>{isOffline ? strings.offlineTitle : strings.loadFailedTitle}</h1>
      <p>{isOffline ? strings.offlineHint : strings.loadFailedHint}</p>
      {!isOffline &&
        (error instanceof LoadTimeout ? (
          <p>{strings.loadTimeout}</p>
        ) : (
          <ErrorDetails strings={strings} error={error} />
        ))}
      <button type="button" aria-disabled={busy} onClick={() => !busy && onRetry()}>
        {strings.retry}
      </button>
    </section>
  )
}
