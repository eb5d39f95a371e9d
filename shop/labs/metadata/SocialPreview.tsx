'use client'

import type { ReactNode } from 'react'
import kit from '../kit/kit.module.css'
import { Panel } from '../kit/layout.tsx'
import { CardPicture } from './CardPicture.tsx'
import styles from './MetadataLab.module.css'
import type { PreviewProps } from './previewProps.ts'
import { socialCard, type CardPart } from './socialCard.ts'

/** The page as a social card, and which tag of the head each part comes from. */
export function SocialPreview({ page, words }: PreviewProps): ReactNode {
  const card = socialCard(page)
  const source = (name: string, { source: from }: CardPart) => (
    <div>
      {name} ← {from ? <code>{from}</code> : <span className={kit['bad']}>{words.missing}</span>}
    </div>
  )
  return (
    <Panel title={words.social}>
      <div className={card.large ? styles['large'] : styles['summary']}>
        {card.picture && (
          <CardPicture large={card.large} alt={page.alt ? words.altText : undefined} />
        )}
        <div className={styles['words']}>
          <div className={kit['soft']}>{card.site.text.shown}</div>
          <b>{card.title.text.shown || words.untitled}</b>
          <div>{card.description.text.shown}</div>
        </div>
      </div>
      <div className={`${styles['room']} ${kit['soft']}`}>
        {source(words.title, card.title)}
        {source(words.description, card.description)}
        {source(words.siteName, card.site)}
      </div>
    </Panel>
  )
}
