'use client'

import { useEffect, useState, type ReactNode } from 'react'
import { useView } from '../../client/view.ts'
import { Icon } from '../icons/icons.tsx'
import styles from './BackToTop.module.css'

const threshold = 300

/** A button that appears when the reader scrolls up in a long page. */
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
    // A jump to a heading further up is no scrolling up.
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
