'use client'

import { useEffect, useState, type ReactNode } from 'react'
import type { KeptPage } from '../../features/offline/worker/keptPage.ts'
import styles from './Failure.module.css'

export interface KeptPagesProps {
  readonly title: string
  readonly more: string
  /** Address of the page that shows all of them. */
  readonly href: string
}

const most = 8

/** Below a page that could not be had: those that can. */
export function KeptPages(props: KeptPagesProps): ReactNode {
  const [pages, setPages] = useState<readonly KeptPage[]>([])
  useEffect(() => {
    void findPages().then(setPages, () => {})
  }, [])
  return pages.length === 0 ? null : <KeptPagesList {...props} pages={pages} />
}

/** What it looks like, whatever is kept. */
export function KeptPagesList({
  title,
  more,
  href,
  pages,
}: KeptPagesProps & {
  readonly pages: readonly Pick<KeptPage, 'href' | 'title'>[]
}): ReactNode {
  return (
    <nav className={styles['kept']} aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {pages.slice(-most).map((page) => (
          <li key={page.href}>
            <a href={page.href}>{page.title}</a>
          </li>
        ))}
      </ul>
      {pages.length > most && <a href={href}>{more}</a>}
    </nav>
  )
}

/** Those of the reader's language, the last one kept at the end. */
async function findPages(): Promise<KeptPage[]> {
  const { isListing, listKept, pageStore } =
    await import('../../features/offline/worker/reading.ts')
  const store = pageStore(window.__awning.base)
  if (!store) return []
  const { lang, dataset } = document.documentElement
  const own = `${dataset['root'] ?? window.__awning.base}offline`
  return (await listKept(store)).filter(
    ({ href, ...page }) => page.lang === lang && href !== own && !isListing(href),
  )
}
