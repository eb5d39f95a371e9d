'use client'

import { useEffect, useRef, type ReactNode } from 'react'
import { markRead, subscribe } from '../../client/readPages.ts'
import { useView } from '../../client/view.ts'

/** A text that ends in view as it opens counts after as long as it takes to look at it. */
const glance = 5000

/** Stands at the end of a text: who scrolls there has read it. */
export function ReadWatch(): ReactNode {
  const { path } = useView()
  const end = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined
    let isFirst = true
    const observer = new IntersectionObserver((entries) => {
      const isInView = entries.at(-1)?.isIntersecting === true
      clearTimeout(waiting)
      if (isInView && !isFirst) markRead(path)
      else if (isInView) waiting = setTimeout(() => markRead(path), glance)
      isFirst = false
    })
    if (end.current) observer.observe(end.current)
    const leave = subscribe(() => {})
    return () => {
      leave()
      observer.disconnect()
      clearTimeout(waiting)
    }
  }, [path])
  return <span ref={end} />
}
