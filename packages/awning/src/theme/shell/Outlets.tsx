'use client'

import { useState, ViewTransition, type ReactNode } from 'react'
import { mayAnimate } from '../../client/deviceSpeed.ts'
import { useRouter } from '../../client/routerContext.ts'
import { useView } from '../../client/view.ts'
import { SavedPages, type SavedPagesProps } from '../failure/SavedPages.tsx'
import { LoadFailed, type LoadFailedStrings } from '../failure/LoadFailed.tsx'
import { PageBoundary, type CrashStrings } from '../failure/PageBoundary.tsx'
import { useIsLate } from '../progress/useIsLate.ts'
import { Spinner } from '../progress/Spinner.tsx'
import { FrameContext, type Frame } from './frame.ts'

export interface FailureStrings extends CrashStrings, LoadFailedStrings {
  readonly loading: string
}

/** Where the page stands inside the chrome. The old page stays, readable, until the next is complete. */
export function MainOutlet({
  strings,
  frame,
  kept,
}: {
  strings: FailureStrings
  frame: Frame
  /** Where there are pages to read instead of one that cannot be had. */
  kept: SavedPagesProps | undefined
}): ReactNode {
  const { path, main } = useView()
  const { status, error, retrying, retry } = useRouter()
  const late = useIsLate(status === 'loading', retrying ? 200 : 1000)
  return (
    <>
      {late && <Spinner label={strings.loading} />}
      {status === 'failed' || retrying ? (
        <>
          <LoadFailed strings={strings} error={error} busy={retrying} onRetry={retry} />
          {kept && <SavedPages {...kept} />}
        </>
      ) : (
        // A new page is a new boundary: a crash does not outlive the page it happened on.
        <PageBoundary key={path} strings={strings}>
          <FrameContext value={frame}>
            <Page>{main}</Page>
          </FrameContext>
        </PageBoundary>
      )}
    </>
  )
}

/** Cross-fades with the page before and after it, where the device is up to it. */
function Page({ children }: { children: ReactNode }): ReactNode {
  // Decided once, when it is first drawn: to wrap it later would be to draw it anew.
  const [isAnimated] = useState(mayAnimate)
  return isAnimated ? <ViewTransition default="page">{children}</ViewTransition> : children
}

export function AsideOutlet(): ReactNode {
  return useView().aside
}
