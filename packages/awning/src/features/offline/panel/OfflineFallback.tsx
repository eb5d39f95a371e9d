'use client'

import { useEffect, useState, type ReactNode } from 'react'
import type { OfflineStrings } from '../../../i18n/strings.ts'
import styles from './Offline.module.css'

export interface OfflineFallbackProps {
  readonly words: Pick<OfflineStrings, 'pageNotSaved'>
  readonly failure: { offlineTitle: string; loadFailedTitle: string; retry: string }
}

/** Says that the offline page is shown instead of the requested one, and reloads as soon as there is a network. */
export function OfflineFallback(props: OfflineFallbackProps): ReactNode {
  const [isOffline] = useState(() => !navigator.onLine)
  useEffect(() => {
    const reload = () => location.reload()
    addEventListener('online', reload)
    return () => removeEventListener('online', reload)
  }, [])
  return (
    <OfflineFallbackNotice {...props} isOffline={isOffline} onRetry={() => location.reload()} />
  )
}

/** The notice itself, independent of the network. */
export function OfflineFallbackNotice({
  words,
  failure,
  isOffline,
  onRetry,
}: OfflineFallbackProps & {
  readonly isOffline: boolean
  readonly onRetry: () => void
}): ReactNode {
  return (
    <section className={styles['fallback']} role="alert">
      <h2>{isOffline ? failure.offlineTitle : failure.loadFailedTitle}</h2>
      <p>{words.pageNotSaved}</p>
      <button type="button" onClick={onRetry}>
        {failure.retry}
      </button>
    </section>
  )
}
