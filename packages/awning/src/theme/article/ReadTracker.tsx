'use client'

import { useEffect, useRef, type ReactNode } from 'react'
import { markRead, subscribe } from '../../client/readPages.ts'
import { useView } from '../../client/view.ts'

/** A text whose end is visible at once counts as read after this many milliseconds. */
const shortTextDelay = 5000

/** An element at the end of a text: a reader who scrolls to it has read the text. */
export function ReadTracker(): ReactNode {
  const { path } = useView()
  const end = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isFirst = true
    const observer = new IntersectionObserver((entries) => {
      const isInView = entries.at(-1)?.isIntersecting === true
      clearTimeout(timer)
      if (isInView && !isFirst) markRead(path)
      else if (isInView) timer = setTimeout(() => markRead(path), shortTextDelay)
      isFirst = false
    })
    if (end.current) observer.observe(end.current)
    // The subscription keeps the list of read pages in step with other tabs, which `markRead` adds to.
    const unsubscribe = subscribe(() => {})
    return () => {
      unsubscribe()
      observer.disconnect()
      clearTimeout(timer)
    }
  }, [path])
  return <span ref={end} />
}
