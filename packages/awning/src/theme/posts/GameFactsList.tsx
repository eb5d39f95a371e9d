import type { ReactNode } from 'react'
import type { GameFacts } from '../../content/model.ts'
import { gameFacts } from '../../i18n/gameFacts.ts'
import type { Site } from '../site.ts'
import styles from './PostParts.module.css'

/** What the front matter tells of a game. */
export function GameFactsList({ site, game }: { site: Site; game: GameFacts }): ReactNode {
  const facts = gameFacts(game, site.t, site.locale.lang)
  if (facts.length === 0) return null
  return (
    <dl className={styles['facts']}>
      {facts.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
