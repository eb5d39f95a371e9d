'use client'

import { useEffect, useState, type ReactNode } from 'react'
import type { OfflineStrings } from '../../../i18n/strings.ts'
import styles from './Offline.module.css'

export interface StandInProps {
  readonly words: Pick<OfflineStrings, 'wanted'>
  readonly failure: { offlineTitle: string; loadFailedTitle: string; retry: string }
}

/** This page is shown in place of another: says so, and gives way to it as soon as it can be had. */
export function StandIn(props: StandInProps): ReactNode {
  const [isOffline] = useState(() => !navigator.onLine)
  useEffect(() => {
    const again = () => location.reload()
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [])
  return <StandInNotice {...props} isOffline={isOffline} onRetry={() => location.reload()} />
}

/** What it looks like, whatever the network says. */
export function StandInNotice({
  words,
  failure,
  isOffline,
  onRetry,
}: StandInProps & { readonly isOffline: boolean; readonly onRetry: () => void }): ReactNode {
  return (
    <section className={styles['instead']} role="alert">
      <h2>{isOffline ? failure.offlineTitle : failure.loadFailedTitle}</h2>
      <p>{words.wanted}</p>
      <button type="button" onClick={onRetry}>
        {failure.retry}
      </button>
    </section>
  )
}
