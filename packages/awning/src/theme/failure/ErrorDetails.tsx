import type { ReactNode } from 'react'

export interface ErrorDetailsStrings {
  readonly errorDetails: string
}

/**
 * The message of an error, for whoever reports or repairs it. Messages of browsers and of the engine are English whatever the
 * language of the page, and few readers can use them, so it is labelled and can be closed.
 */
export function ErrorDetails({
  strings,
  error,
}: {
  readonly strings: ErrorDetailsStrings
  readonly error: unknown
}): ReactNode {
  return (
    <details className="failure-details" open>
      <summary>{strings.errorDetails}</summary>
      <p lang="en" dir="auto">
        {error instanceof Error ? error.message : String(error)}
      </p>
    </details>
  )
}
