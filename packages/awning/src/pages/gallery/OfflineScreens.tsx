'use client'

import type { ReactNode } from 'react'
import { AreaRow, type AreaRowProps } from '../../features/offline/panel/AreaRow.tsx'
import {
  OfflineFallbackNotice,
  type OfflineFallbackProps,
} from '../../features/offline/panel/OfflineFallback.tsx'
import { NewVersionOffer } from '../../theme/reading/NewVersion.tsx'

const doNothing = () => {}

/** Samples that need a client component, because they handle clicks. */
export function AreaRowSample(
  props: Pick<AreaRowProps, 'title' | 'pages' | 'words' | 'lang' | 'state'>,
): ReactNode {
  return (
    <AreaRow
      {...props}
      id="docs"
      total={30}
      size="4.3 MB"
      onSave={doNothing}
      onStop={doNothing}
      onRemove={doNothing}
    />
  )
}

export function StandInSample(props: OfflineFallbackProps): ReactNode {
  return <OfflineFallbackNotice {...props} isOffline onRetry={doNothing} />
}

export function NewVersionSample(props: {
  strings: { newVersion: string; reload: string; close: string }
}): ReactNode {
  return <NewVersionOffer {...props} onReload={doNothing} onClose={doNothing} />
}
