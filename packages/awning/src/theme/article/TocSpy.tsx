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
    const entries = links.flatMap((link) => {
      const heading = hashTarget(link.hash)
      // A heading that is not displayed is nowhere on the page.
      return heading && heading.getClientRects().length > 0 ? [{ link, heading }] : []
    })
    const boxOf = (index: number) =>
      entries[index]?.heading.getBoundingClientRect() ?? { top: -1, bottom: -1 }
    const navbar = document.querySelector<HTMLElement>('[data-navbar=""]')
    let marked: HTMLElement | undefined
    const markOnly = (link: HTMLElement | undefined) => {
      if (link === marked) return
      marked?.removeAttribute('data-active')
      link?.setAttribute('data-active', '')
      marked = link
    }
    const mark = () => {
      const active = activeHeading(entries.length, boxOf, navbar?.offsetHeight ?? 0, innerHeight)
      markOnly(active === undefined ? undefined : entries[active]?.link)
    }
    mark()
    addEventListener('scroll', mark, { passive: true })
    addEventListener('resize', mark)
    return () => {
      removeEventListener('scroll', mark)
      removeEventListener('resize', mark)
      markOnly(undefined)
    }
  }, [path])
  return null
}
