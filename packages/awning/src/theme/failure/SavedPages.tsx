'use client'

import { useEffect, useState, type ReactNode } from 'react'
import { useAdoptedStyles } from '../../client/useAdoptedStyles.ts'
import type { SavedPage } from '../../features/offline/worker/savedPage.ts'
import css from './failure.css?inline'

export interface SavedPagesProps {
  readonly title: string
  readonly more: string
  /** Address of the page that shows all of them. */
  readonly href: string
}

const maxLinks = 8

/** Links to saved pages, shown below the message that a page could not be loaded. */
export function SavedPages(props: SavedPagesProps): ReactNode {
  const [pages, setPages] = useState<readonly SavedPage[]>([])
  useEffect(() => {
    void findPages().then(setPages, () => {})
  }, [])
  return pages.length === 0 ? null : <SavedPagesList {...props} pages={pages} />
}

/** The list itself, independent of what is saved. */
export function SavedPagesList({
  title,
  more,
  href,
  pages,
}: SavedPagesProps & {
  readonly pages: readonly Pick<SavedPage, 'href' | 'title'>[]
}): ReactNode {
  useAdoptedStyles(css)
  return (
    <nav className="saved-pages" aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {pages.slice(-maxLinks).map((page) => (
          <li key={page.href}>
            <a href={page.href}>{page.title}</a>
          </li>
        ))}
      </ul>
      {pages.length > maxLinks && <a href={href}>{more}</a>}
    </nav>
  )
}

/** Saved pages in the reader's language, the latest at the end. */
async function findPages(): Promise<SavedPage[]> {
  const { isListing, listSavedPages, pageStore } =
    await import('../../features/offline/worker/offlineRuntime.ts')
  const store = pageStore(window.__awning.base)
  if (!store) return []
  const { lang, dataset } = document.documentElement
  const offlinePage = `${dataset['root'] ?? window.__awning.base}offline`
  return (await listSavedPages(store)).filter(
    ({ href, ...page }) => page.lang === lang && href !== offlinePage && !isListing(href),
  )
}
