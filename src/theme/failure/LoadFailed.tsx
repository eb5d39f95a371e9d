'use client'

import type { ReactNode } from 'react'
import { messageOf } from './PageBoundary.tsx'

interface Props {
  readonly strings: { readonly loadFailedTitle: string; readonly retry: string }
  readonly error: unknown
  readonly onRetry: () => void
}

/** The next page could not be fetched: what happened, and a way to ask again. */
export function LoadFailed({ strings, error, onRetry }: Props): ReactNode {
  return (
    <section className="failure" role="alert">
      <h1>{strings.loadFailedTitle}</h1>
      <p>{messageOf(error)}</p>
      <button type="button" onClick={onRetry}>
        {strings.retry}
      </button>
    </section>
  )
}
