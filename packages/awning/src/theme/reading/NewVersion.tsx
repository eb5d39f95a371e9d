'use client'

import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useView } from '../../client/view.ts'
import type { Store } from '../../features/offline/worker/store.ts'
import { Icon } from '../icons/icons.tsx'
import styles from './ReadingNotice.module.css'

interface Props {
  readonly strings: {
    readonly newVersion: string
    readonly reload: string
    readonly close: string
  }
}

/** Keeps what is read for reading offline, and says so when the page on the screen has a newer version. */
export function NewVersion({ strings }: Props): ReactNode {
  const { id } = useView()
  const shown = useRef(id)
  const store = useRef<Promise<Store | undefined>>(undefined)
  const [outdated, setOutdated] = useState<string>()

  useEffect(() => {
    shown.current = id
  }, [id])

  // A worker between the browser and the dev server would only be in the way of whoever writes.
  useEffect(() => {
    if (import.meta.env.DEV) return
    const checkPage = async () => {
      const { isRenewed } = await import('../../features/offline/worker/reading.ts')
      const now = shown.current
      if (await isRenewed(location.pathname, now)) setOutdated(now)
    }
    store.current = import('../../features/offline/worker/reading.ts').then(({ attend }) =>
      attend(window.__awning.base, () => void checkPage()),
    )
    // Without it the site is as it is without a worker.
    store.current.catch(() => {})
  }, [])

  useEffect(() => {
    if (import.meta.env.DEV || !navigator.onLine || isThrifty()) return undefined
    const { pathname } = location
    return whenIdle(async () => {
      const kept = await store.current
      if (!kept) return
      const { keepRead } = await import('../../features/offline/worker/reading.ts')
      await keepRead(kept, pathname, id)
    })
  }, [id])

  if (outdated !== id) return null
  return (
    <NewVersionOffer
      strings={strings}
      onReload={() => location.reload()}
      onClose={() => setOutdated(undefined)}
    />
  )
}

/** What it looks like, whatever the site has done. */
export function NewVersionOffer({
  strings,
  onReload,
  onClose,
}: Props & { readonly onReload: () => void; readonly onClose: () => void }): ReactNode {
  return (
    <aside className={styles['offer']} role="status" data-chrome="">
      <span>{strings.newVersion}</span>
      <button type="button" className={styles['deed']} onClick={onReload}>
        {strings.reload}
      </button>
      <button type="button" aria-label={strings.close} onClick={onClose}>
        <Icon name="close" size={18} />
      </button>
    </aside>
  )
}

/** Nothing is fetched for later on a connection that is paid by the byte. */
function isThrifty(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}

function whenIdle(work: () => Promise<void>): () => void {
  const run = () => void work().catch(() => {})
  // Safari has no idle callbacks.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, 500)
    return () => clearTimeout(timer)
  }
  const idle = requestIdleCallback(run, { timeout: 3000 })
  return () => cancelIdleCallback(idle)
}
