'use client'

import { useEffect, useState, type ReactNode } from 'react'
import { useView } from '../../client/view.ts'
import { Icon } from '../icons/icons.tsx'
import styles from './BackToTop.module.css'

const threshold = 300

/** Offers itself to a reader who scrolls up in a long page; keeps out of the way otherwise. */
export function BackToTop({ label }: { label: string }): ReactNode {
  const { path } = useView()
  const [shown, setShown] = useState(false)
  useEffect(() => {
    let last = scrollY
    const onScroll = () => {
      const atEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1
      if (scrollY < last) setShown(scrollY > threshold && !atEnd)
      else if (scrollY > last) setShown(false)
      last = scrollY
    }
    // A jump to a heading is not a wish to go back up.
    const onHash = () => {
      last = scrollY
      setShown(false)
    }
    addEventListener('scroll', onScroll, { passive: true })
    addEventListener('hashchange', onHash)
    return () => {
      removeEventListener('scroll', onScroll)
      removeEventListener('hashchange', onHash)
    }
  }, [path])
  return (
    <button
      className={styles['button']}
      type="button"
      aria-label={label}
      data-shown={shown}
      onClick={() => scrollTo({ top: 0, behavior: 'smooth' })}
    >
      <Icon name="up" />
    </button>
  )
}
