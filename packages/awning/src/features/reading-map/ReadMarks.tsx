'use client'

import { useEffect, useRef, type ReactNode } from 'react'
import { clearRead, useReadPages } from '../../client/readPages.ts'
import styles from './DocsMap.module.css'

interface Props {
  /**
   * Paths of the docs, because pages that were read and deleted since must not count. Where there are too
   * many to list, the prefix of their paths.
   */
  readonly paths: readonly string[] | string
  /** Prefix of addresses in this language. */
  readonly root: string
  readonly mark: string
  readonly hint: string
  /** `{count}` */
  readonly count: string
  readonly clear: string
}

/** Says how many docs were read and marks the links to them, which are static HTML. */
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

  function clearMarks(): void {
    clearRead()
    // The button disappears with the marks, so the focus moves to the line it was in.
    line.current?.focus()
  }

  return (
    <p className={styles['read']} ref={line} tabIndex={-1} data-live="">
      {read === 0
        ? hint
        : count.replace('{count}', read.toLocaleString(document.documentElement.lang))}{' '}
      {read > 0 && (
        <button type="button" onClick={clearMarks}>
          {clear}
        </button>
      )}
    </p>
  )
}
