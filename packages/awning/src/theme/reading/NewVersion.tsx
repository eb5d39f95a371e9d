'use client'

import { useEffect, useRef, useState, type ReactNode } from 'react'
import { savesData } from '../../client/savesData.ts'
import { useAdoptedStyles } from '../../client/useAdoptedStyles.ts'
import { useView, type View } from '../../client/view.ts'
import type { OfflineStore } from '../../features/offline/worker/offlineStore.ts'
import { Icon } from '../icons/icons.tsx'
import css from './readingNotice.css?inline'

interface Props {
  readonly strings: {
    readonly newVersion: string
    readonly reload: string
    readonly close: string
  }
}

/** Saves visited pages for offline reading, and offers a reload when the current page has a newer version. */
export function NewVersion({ strings }: Props): ReactNode {
  const { id, path, isSaved = false } = useView()
  const shown = useRef({ id, path })
  const store = useRef<Promise<OfflineStore | undefined>>(undefined)
  const [outdated, setOutdated] = useState<string>()

  useEffect(() => {
    shown.current = { id, path }
  }, [id, path])

  // In dev, a service worker would show authors old versions of their pages.
  useEffect(() => {
    if (window.__awning.dev) return undefined
    const checkPage = async () => {
      const page = shown.current
      if (await isOutdated(store.current, location.pathname, page)) setOutdated(page.id)
    }
    store.current = import('../../features/offline/worker/offlineRuntime.ts').then(
      ({ registerWorker }) => registerWorker(window.__awning.base, () => void checkPage()),
    )
    // If the code cannot be loaded, the site works as it does without a service worker.
    store.current.catch(() => {})
    // The browser shows this document again as it was left. If the site was deployed meanwhile, another document may have updated
    // the worker already, and this one would not hear of it.
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) checkPage().catch(() => {})
    }
    addEventListener('pageshow', onPageShow)
    return () => removeEventListener('pageshow', onPageShow)
  }, [])

  useEffect(() => {
    // The not-found page is at an address without a page to save.
    if (window.__awning.dev || path === '/404' || !navigator.onLine) return undefined
    const { pathname } = location
    return whenIdle(async () => {
      // The network was too slow for this page, so what is shown may be an old version of it.
      if (isSaved && (await isOutdated(store.current, pathname, { id, path }))) setOutdated(id)
      else await savePage(store.current, pathname, id)
    })
  }, [id, path, isSaved])

  if (outdated !== id) return null
  return (
    <NewVersionOffer
      strings={strings}
      onReload={() => location.reload()}
      onClose={() => setOutdated(undefined)}
    />
  )
}

/** The notice itself, independent of the service worker. */
export function NewVersionOffer({
  strings,
  onReload,
  onClose,
}: Props & { readonly onReload: () => void; readonly onClose: () => void }): ReactNode {
  useAdoptedStyles(css)
  return (
    <aside className="reading-notice" role="status" data-chrome="">
      <span>{strings.newVersion}</span>
      <button type="button" className="reading-notice-action" onClick={onReload}>
        {strings.reload}
      </button>
      <button type="button" aria-label={strings.close} onClick={onClose}>
        <Icon name="close" size={18} />
      </button>
    </aside>
  )
}

type OpenedStore = Promise<OfflineStore | undefined> | undefined

/** Whether the site has a newer version of a page; that one is saved, so that a reload shows it however slow the network is. */
async function isOutdated(
  opened: OpenedStore,
  pathname: string,
  page: Pick<View, 'id' | 'path'>,
): Promise<boolean> {
  const store = await opened
  const { newVersionOf } = await import('../../features/offline/worker/offlineRuntime.ts')
  const newer = store && (await newVersionOf(store, pathname, page))
  if (newer === undefined) return false
  savePage(opened, pathname, newer).catch(() => {})
  return true
}

async function savePage(opened: OpenedStore, pathname: string, id: string): Promise<void> {
  const store = await opened
  if (!store || savesData()) return
  const { saveVisitedPage } = await import('../../features/offline/worker/offlineRuntime.ts')
  await saveVisitedPage(store, pathname, id)
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
