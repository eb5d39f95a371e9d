'use client'

import { useEffect, useState, type ReactNode } from 'react'
import { saveReadingPosition, readingPosition } from '../../client/readingPositions.ts'
import { useAdoptedStyles } from '../../client/useAdoptedStyles.ts'
import { useView } from '../../client/view.ts'
import { Icon } from '../icons/icons.tsx'
import css from './readingNotice.css?inline'

interface Props {
  readonly strings: {
    readonly resumeReading: string
    readonly close: string
  }
}

interface Offer {
  readonly id: string
  readonly title: string
}

/** An article counts as long when it is at least this many screens high. */
const longInScreens = 3

/** Saves the heading where the reader stopped in a long article, and offers a link to it on the next visit. */
export function ResumeReading({ strings }: Props): ReactNode {
  const { path } = useView()
  const [offer, setOffer] = useState<Offer>()

  useEffect(() => {
    const headings = [...document.querySelectorAll<HTMLElement>('article h2[id], article h3[id]')]
    const article = headings[0]?.closest('article')
    if (!article || article.offsetHeight < longInScreens * innerHeight) return undefined
    const saved = readingPosition(path)
    const heading = headings.find(({ id }) => id === saved)
    // The router scrolls after this effect; a frame later the position is final.
    const frame = requestAnimationFrame(() => {
      if (heading && scrollY < innerHeight && !location.hash)
        setOffer({ id: heading.id, title: titleOf(heading) })
    })

    const onScrollEnd = () => {
      const passed = headings.filter((one) => one.getBoundingClientRect().top < innerHeight / 4)
      const isRead = article.getBoundingClientRect().bottom < innerHeight * 1.2
      // Near the top nothing is saved, so that opening an article does not overwrite the saved position.
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
    <ResumeOffer
      strings={strings}
      offer={offer}
      onFollow={() => setOffer(undefined)}
      onClose={() => {
        saveReadingPosition(path, undefined)
        setOffer(undefined)
      }}
    />
  )
}

function ResumeOffer({
  strings,
  offer,
  onFollow,
  onClose,
}: Props & {
  readonly offer: Offer
  readonly onFollow: () => void
  readonly onClose: () => void
}): ReactNode {
  useAdoptedStyles(css)
  return (
    <aside className="reading-notice" data-chrome="">
      <a href={`#${encodeURIComponent(offer.id)}`} onClick={onFollow}>
        {strings.resumeReading} <b>{offer.title}</b>
      </a>
      <button type="button" aria-label={strings.close} onClick={onClose}>
        <Icon name="close" size={18} />
      </button>
    </aside>
  )
}

/** The text of a heading without its permalink sign. */
function titleOf(heading: HTMLElement): string {
  return [...heading.childNodes]
    .filter((node) => !(node instanceof Element && node.matches('.heading-link')))
    .map(({ textContent }) => textContent)
    .join('')
}
