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
    const headings = links.map((link) => hashTarget(link.hash))
    const navbar = document.querySelector<HTMLElement>('[data-navbar=""]')
    const mark = () => {
      const boxes = headings.map(
        (heading) => heading?.getBoundingClientRect() ?? { top: -1, bottom: -1 },
      )
      const active = activeHeading(boxes, navbar?.offsetHeight ?? 0, innerHeight)
      links.forEach((link, index) => link.toggleAttribute('data-active', index === active))
    }
    mark()
    addEventListener('scroll', mark, { passive: true })
    addEventListener('resize', mark)
    return () => {
      removeEventListener('scroll', mark)
      removeEventListener('resize', mark)
    }
  }, [path])
  return null
}
