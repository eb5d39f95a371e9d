import { useCallback, useEffect, useRef } from 'react'
import { payloadHref } from '../../../client/payloadHref.ts'
import { useView } from '../../../client/view.ts'
import type { Fold } from '../fold.ts'
import type { Term } from '../parseQuery.ts'
import { markPage, unmarkPage } from './markPage.ts'

interface PendingMarks {
  readonly href: string
  readonly terms: readonly Term[]
  readonly fold: Fold
}

/** Returns a function that highlights terms on a page, at once or when that page is shown. Escape removes them. */
export function useMarks(): (href: string, terms: readonly Term[], fold: Fold) => void {
  const { main } = useView()
  const pending = useRef<PendingMarks>(undefined)

  useEffect(() => {
    unmarkPage()
    if (pending.current && isCurrentPage(pending.current.href)) mark(pending.current)
    pending.current = undefined
  }, [main])

  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && !document.querySelector('dialog[open]')) unmarkPage()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])

  return useCallback((href, terms, fold) => {
    const next = { href, terms, fold }
    if (isCurrentPage(href)) mark(next)
    else pending.current = next
  }, [])
}

function isCurrentPage(href: string): boolean {
  return payloadHref(new URL(href, location.href).pathname) === payloadHref(location.pathname)
}

function mark({ terms, fold }: PendingMarks): void {
  markPage(terms, fold)
}
