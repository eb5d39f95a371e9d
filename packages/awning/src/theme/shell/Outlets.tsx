'use client'

import { useInsertionEffect, type ReactNode } from 'react'
import { useRouter } from '../../client/routerContext.ts'
import { useView } from '../../client/view.ts'
import { SavedPages, type SavedPagesProps } from '../failure/SavedPages.tsx'
import { PageHead } from '../head/PageHead.tsx'
import { LoadFailed, type LoadFailedStrings } from '../failure/LoadFailed.tsx'
import { PageBoundary } from '../failure/PageBoundary.tsx'
import { saveShellCrashStrings, type ShellCrashStrings } from '../failure/shellCrashStrings.ts'
import { useIsSlow } from '../progress/useIsSlow.ts'
import { Spinner } from '../progress/Spinner.tsx'
import { SiteFactsContext, type SiteFacts } from './siteFacts.ts'

export interface FailureStrings extends ShellCrashStrings, LoadFailedStrings {
  readonly loading: string
}

/** The place of the page inside the shell. The old page stays until the next one is complete. */
export function MainOutlet({
  strings,
  siteFacts,
  savedPages,
}: {
  strings: FailureStrings
  siteFacts: SiteFacts
  /** Set if saved pages are to be listed when a page cannot be loaded. */
  savedPages: SavedPagesProps | undefined
}): ReactNode {
  const { path, head, main } = useView()
  const { status, error, retrying, retry } = useRouter()
  const isSlow = useIsSlow(status === 'loading', retrying ? 200 : 1000)
  useInsertionEffect(() => saveShellCrashStrings(strings), [strings])
  return (
    <>
      {isSlow && <Spinner label={strings.loading} />}
      {status === 'failed' || retrying ? (
        <>
          <LoadFailed
            strings={strings}
            siteName={siteFacts.head.name}
            error={error}
            busy={retrying}
            onRetry={retry}
          />
          {savedPages && <SavedPages {...savedPages} />}
        </>
      ) : (
        // The key makes a new boundary for each page, so that a crash does not affect the next one.
        <PageBoundary
          key={path}
          title={`${strings.pageError} | ${siteFacts.head.name}`}
          strings={strings}
        >
          <SiteFactsContext value={siteFacts}>
            <PageHead path={path} facts={head} />
            {main}
          </SiteFactsContext>
        </PageBoundary>
      )}
    </>
  )
}

export function AsideOutlet(): ReactNode {
  return useView().aside
}
