import type { ReactNode } from 'react'
import type { Site } from '../../../theme/site.ts'
import styles from '../../../theme/posts/PostParts.module.css'
import type { GameFacts } from './gameFacts.ts'
import { gameTerms } from './gameTerms.ts'

/** The facts of a game as a list of terms and values. */
export function GameFactsList({ site, game }: { site: Site; game: GameFacts }): ReactNode {
  const facts = gameTerms(game, site.t, site.locale.lang)
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
