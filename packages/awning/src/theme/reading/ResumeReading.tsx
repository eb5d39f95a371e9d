'use client'

import { useEffect, useState, type ReactNode } from 'react'
import { saveReadingPosition, readingPosition } from '../../client/readingPositions.ts'
import { useView } from '../../client/view.ts'
import { Icon } from '../icons/icons.tsx'
import styles from './ReadingNotice.module.css'

interface Props {
  readonly strings: {
    readonly readOn: string
    readonly close: string
  }
}

interface Offer {
  readonly id: string
  readonly title: string
}

/** An article is long from this many screens on. */
const longFrom = 3

/** Remembers where the reader stopped in a long article, and offers to go on there. Never jumps by itself. */
export function ResumeReading({ strings }: Props): ReactNode {
  const { path } = useView()
  const [offer, setOffer] = useState<Offer>()

  useEffect(() => {
    const headings = [...document.querySelectorAll<HTMLElement>('article h2[id], article h3[id]')]
    const article = headings[0]?.closest('article')
    if (!article || article.offsetHeight < longFrom * innerHeight) return undefined
    const kept = readingPosition(path)
    const heading = headings.find(({ id }) => id === kept)
    // A frame later the router has scrolled, if it had to.
    const frame = requestAnimationFrame(() => {
      if (heading && scrollY < innerHeight && !location.hash)
        setOffer({ id: heading.id, title: titleOf(heading) })
    })

    const onScrollEnd = () => {
      const passed = headings.filter((one) => one.getBoundingClientRect().top < innerHeight / 4)
      const isRead = article.getBoundingClientRect().bottom < innerHeight * 1.2
      // At the top there is nothing to go back to, but a place kept before is not lost by opening.
      if (passed.length === 0 || scrollY < innerHeight) return
      saveReadingPosition(path, isRead ? undefined : passed.at(-1)?.id)
      setOffer(undefined)
    }
    addEventListener('scrollend', onScrollEnd)
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scrollend', onScrollEnd)
      setOffer(undefined)
    }
  }, [path])

  if (!offer) return null
  return (
    <aside className={styles['offer']} data-chrome="">
      <a href={`#${encodeURIComponent(offer.id)}`} onClick={() => setOffer(undefined)}>
        {strings.readOn} <b>{offer.title}</b>
      </a>
      <button
        type="button"
        aria-label={strings.close}
        onClick={() => {
          saveReadingPosition(path, undefined)
          setOffer(undefined)
        }}
      >
        <Icon name="close" size={18} />
      </button>
    </aside>
  )
}

/** Without the sign that links to it. */
function titleOf(heading: HTMLElement): string {
  return [...heading.childNodes]
    .filter((node) => !(node instanceof Element && node.matches('.heading-link')))
    .map(({ textContent }) => textContent)
    .join('')
}
