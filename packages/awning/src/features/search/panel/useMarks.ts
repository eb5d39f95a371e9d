import { useCallback, useEffect, useRef } from 'react'
import { payloadHref } from '../../../client/payloadHref.ts'
import { useView } from '../../../client/view.ts'
import type { Fold } from '../fold.ts'
import type { Term } from '../parseQuery.ts'
import { markPage, unmarkPage } from './markPage.ts'

interface Wish {
  readonly href: string
  readonly terms: readonly Term[]
  readonly fold: Fold
}

/** Gives the way to say what is to be marked on a page, as soon as that page is there; Escape wipes it off. */
export function useMarks(): (href: string, terms: readonly Term[], fold: Fold) => void {
  const { main } = useView()
  const wish = useRef<Wish>(undefined)

  useEffect(() => {
    unmarkPage()
    if (wish.current && isHere(wish.current.href)) mark(wish.current)
    wish.current = undefined
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
    if (isHere(href)) mark(next)
    else wish.current = next
  }, [])
}

function isHere(href: string): boolean {
  return payloadHref(new URL(href, location.href).pathname) === payloadHref(location.pathname)
}

function mark({ terms, fold }: Wish): void {
  markPage(terms, fold)
}
