'use client'

import { useEffect, useRef, type ReactNode } from 'react'
import { clearRead, useReadPages } from '../../client/readPages.ts'
import styles from './KnowledgeMap.module.css'

interface Props {
  /**
   * Of the docs there are: a page that is no more was read once, and does not count. Of more docs
   * than can be named here, what their paths begin with.
   */
  readonly paths: readonly string[] | string
  /** What addresses in this language begin with. */
  readonly root: string
  readonly mark: string
  readonly hint: string
  /** `{count}` */
  readonly count: string
  readonly clear: string
}

/** How much was read, and a mark on every link to it. The links themselves are static. */
export function ReadMarks({ paths, root, mark, hint, count, clear }: Props): ReactNode {
  const pages = useReadPages()
  const line = useRef<HTMLParagraphElement>(null)
  const known =
    typeof paths === 'string'
      ? pages.filter((path) => path.startsWith(paths))
      : paths.filter((path) => pages.includes(path))
  const read = known.length

  useEffect(() => {
    const hrefs = new Set(pages.map((path) => root + encodeURI(path.slice(1))))
    for (const link of document.querySelectorAll('[data-overview] a')) {
      if (hrefs.has(link.getAttribute('href') ?? '')) link.setAttribute('data-read', mark)
      else link.removeAttribute('data-read')
    }
  }, [pages, root, mark])

  function wipe(): void {
    clearRead()
    // The button is gone with what it cleared; the keyboard stays where it was.
    line.current?.focus()
  }

  return (
    <p className={styles['read']} ref={line} tabIndex={-1} data-live="">
      {read === 0 ? hint : count.replace('{count}', String(read))}{' '}
      {read > 0 && (
        <button type="button" onClick={wipe}>
          {clear}
        </button>
      )}
    </p>
  )
}
