'use client'

import { useEffect, useRef, useState, type ReactNode } from 'react'
import { clearRead, useReadPages } from '../../browser/readPages.ts'
import styles from './KnowledgeMap.module.css'

interface Props {
  /** What addresses in this language begin with. */
  readonly root: string
  readonly mark: string
  readonly hint: string
  /** `{count}` */
  readonly count: string
  readonly clear: string
}

/** How much was read, and a mark on every link to it. The links themselves are static. */
export function ReadMarks({ root, mark, hint, count, clear }: Props): ReactNode {
  const pages = useReadPages()
  const line = useRef<HTMLParagraphElement>(null)
  const [read, setRead] = useState(0)

  useEffect(() => {
    const hrefs = new Set(pages.map((path) => root + encodeURI(path.slice(1))))
    const found = new Set<string>()
    for (const link of document.querySelectorAll('[data-overview] a')) {
      const href = link.getAttribute('href') ?? ''
      if (hrefs.has(href)) link.setAttribute('data-read', mark)
      else link.removeAttribute('data-read')
      if (hrefs.has(href)) found.add(href)
    }
    // A page that is no more was read once, and does not count.
    setRead(found.size)
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
