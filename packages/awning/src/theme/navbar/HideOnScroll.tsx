'use client'

import { useEffect, type ReactNode } from 'react'
import { useView } from '../../client/view.ts'

/**
 * Optional: hides the navbar while the reader scrolls down and shows it again when scrolling up. It is
 * always shown near the top, and hidden after a jump to a heading, which it would cover.
 */
export function HideOnScroll(): ReactNode {
  const { path } = useView()
  useEffect(() => {
    const bar = document.querySelector<HTMLElement>('[data-navbar]')
    if (!bar) return undefined
    let last = scrollY
    let jumped = false
    const hide = (hidden: boolean) => bar.toggleAttribute('data-hidden', hidden)
    const onHash = () => {
      jumped = true
    }
    const onScroll = () => {
      const atEnd = scrollY + innerHeight >= document.documentElement.scrollHeight
      if (jumped) hide(true)
      else if (scrollY < bar.offsetHeight) hide(false)
      // A page that bounces back from its end does not scroll up.
      else if (scrollY > last || !atEnd) hide(scrollY > last)
      jumped = false
      last = scrollY
    }
    hide(false)
    addEventListener('hashchange', onHash)
    addEventListener('scroll', onScroll, { passive: true })
    return () => {
      removeEventListener('hashchange', onHash)
      removeEventListener('scroll', onScroll)
    }
  }, [path])
  return null
}
