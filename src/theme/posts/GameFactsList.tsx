import type { ReactNode } from 'react'
import type { GameFacts } from '../../content/model.ts'
import { format } from '../../i18n/format.ts'
import type { Site } from '../site.ts'
import styles from './PostParts.module.css'

/** What the front matter tells of a game. */
export function GameFactsList({ site, game }: { site: Site; game: GameFacts }): ReactNode {
  const { game: t } = site.t
  const list = new Intl.ListFormat(site.locale.lang, { type: 'conjunction', style: 'narrow' })
  const facts: [string, string | undefined][] = [
    [t.platform, game.platform.length > 0 ? list.format(game.platform) : undefined],
    [t.developer, game.developer],
    [t.released, game.released && site.date(game.released)],
    [t.status, game.status && t.statuses[game.status]],
    [t.rating, game.rating === undefined ? undefined : `${game.rating} / 10`],
    [t.hours, game.hours === undefined ? undefined : format(t.hoursValue, { count: game.hours })],
  ]
  if (facts.every(([, value]) => value === undefined)) return null
  return (
    <dl className={styles['facts']}>
      {facts.map(([term, value]) =>
        value === undefined ? null : (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </dl>
  )
}
