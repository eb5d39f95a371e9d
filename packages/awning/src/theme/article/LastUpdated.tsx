import type { ReactNode } from 'react'
import { formatShortDate } from '../../i18n/format.ts'
import type { Site } from '../localeSite.ts'
import styles from './Article.module.css'

/** When a page was last changed; `day` is `YYYY-MM-DD`. */
export function LastUpdated({ site, day }: { site: Site; day: string }): ReactNode {
  const [before, after] = site.t.lastUpdated.split('{date}')
  return (
    <span className={styles['updated']}>
      {before}
      <time dateTime={day}>{formatShortDate(day, site.locale.lang)}</time>
      {after}
    </span>
  )
}
