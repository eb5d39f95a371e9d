'use client'

import type { ReactNode } from 'react'
import { FailedLoad, type LoadFailedStrings } from '../../theme/failure/LoadFailed.tsx'
import { Crash, type CrashStrings } from '../../theme/failure/PageBoundary.tsx'

const rest = () => {}

/** Error screens, which need a client component because they handle clicks. */
export function FailedLoadSample(props: {
  strings: LoadFailedStrings
  message: string
  isOffline?: boolean
  busy?: boolean
}): ReactNode {
  const { strings, message, isOffline = false, busy = false } = props
  return (
    <FailedLoad
      strings={strings}
      error={message}
      isOffline={isOffline}
      busy={busy}
      onRetry={rest}
    />
  )
}

export function CrashSample({
  strings,
  message,
}: {
  strings: CrashStrings
  message: string
}): ReactNode {
  return <Crash strings={strings} error={message} onRetry={rest} />
}
