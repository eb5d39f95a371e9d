'use client'

import type { ReactNode } from 'react'
import { useRouter } from '../../browser/routerContext.ts'
import { useView } from '../../browser/view.ts'
import { LoadFailed } from '../failure/LoadFailed.tsx'
import { PageBoundary } from '../failure/PageBoundary.tsx'

export interface FailureStrings {
  readonly crashTitle: string
  readonly tryAgain: string
  readonly loadFailedTitle: string
  readonly retry: string
}

/** Where the page stands inside the chrome. */
export function MainOutlet({ strings }: { strings: FailureStrings }): ReactNode {
  const { path, main } = useView()
  const { status, error, retry } = useRouter()
  if (status === 'failed') return <LoadFailed strings={strings} error={error} onRetry={retry} />
  // A new page is a new boundary: a crash does not outlive the page it happened on.
  return (
    <PageBoundary key={path} strings={strings}>
      {main}
    </PageBoundary>
  )
}

export function AsideOutlet(): ReactNode {
  return useView().aside
}
