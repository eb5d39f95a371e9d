import type { ReactNode } from 'react'
import type { PageLink } from '../../content/model.ts'
import type { Site } from '../localeSite.ts'
import styles from './Pager.module.css'
import { langAttributes } from '../langAttributes.ts'

export interface PagerProps {
  readonly site: Site
  readonly label: string
  readonly start?: { hint?: string; link: PageLink } | undefined
  readonly end?: { hint?: string; link: PageLink } | undefined
}

/** Links to the previous and the next page; renders nothing where there are none. */
export function Pager({ site, label, start, end }: PagerProps): ReactNode {
  if (!start && !end) return null
  return (
    <nav className={styles['pager']} aria-label={label}>
      {start && (
        <a className={styles['start']} rel="prev" href={site.href(start.link.path)}>
          {start.hint && <small>{start.hint}</small>}{' '}
          <b {...langAttributes(start.link.lang)}>{start.link.label}</b>
        </a>
      )}
      {end && (
        <a className={styles['end']} rel="next" href={site.href(end.link.path)}>
          {end.hint && <small>{end.hint}</small>}{' '}
          <b {...langAttributes(end.link.lang)}>{end.link.label}</b>
        </a>
      )}
    </nav>
  )
}
