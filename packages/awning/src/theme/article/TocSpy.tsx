'use client'

import { useEffect, type ReactNode } from 'react'
import { hashTarget } from '../../client/hashTarget.ts'
import { useView } from '../../client/view.ts'
import { activeHeading } from './activeHeading.ts'

/** Marks the entry of the section being read. The list itself is static HTML. */
export function TocSpy(): ReactNode {
  const { path } = useView()
  useEffect(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-toc] a')]
    const all = links.flatMap((link) => {
      const heading = hashTarget(link.hash)
      return heading ? [{ link, heading }] : []
    })
    let shown: typeof all = []
    const boxOf = (index: number) =>
      shown[index]?.heading.getBoundingClientRect() ?? { top: -1, bottom: -1 }
    const navbar = document.querySelector<HTMLElement>('[data-navbar=""]')
    let marked: HTMLElement | undefined
    const markOnly = (link: HTMLElement | undefined) => {
      if (link === marked) return
      marked?.removeAttribute('data-active')
      link?.setAttribute('data-active', '')
      marked = link
    }
    const mark = () => {
      const active = activeHeading(shown.length, boxOf, navbar?.offsetHeight ?? 0, innerHeight)
      markOnly(active === undefined ? undefined : shown[active]?.link)
    }
    const update = () => {
      shown = all.filter(({ heading }) => isShown(heading))
      mark()
    }
    update()
    // Tabs hide panels with `hidden`, and `<details>` its content while it is not `open`.
    const observer = new MutationObserver(update)
    observer.observe(document, { subtree: true, attributeFilter: ['hidden', 'open'] })
    addEventListener('scroll', mark, { passive: true })
    addEventListener('resize', update)
    return () => {
      observer.disconnect()
      removeEventListener('scroll', mark)
      removeEventListener('resize', update)
      markOnly(undefined)
    }
  }, [path])
  return null
}

/**
 * A heading that is not shown has no place among the others. In closed `<details>` it may have boxes all the same, and while these
 * open and close, styles say what was before.
 */
function isShown(heading: Element): boolean {
  return (
    heading.getClientRects().length > 0 && !heading.closest('details:not([open]) > :not(summary)')
  )
}
