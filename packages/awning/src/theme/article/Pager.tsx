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
          {start.hint && <small>{start.hint}</small>} <b>{titleOf(start.link)}</b>
        </a>
      )}
      {end && (
        <a className={styles['end']} rel="next" href={site.href(end.link.path)}>
          {end.hint && <small>{end.hint}</small>} <b>{titleOf(end.link)}</b>
        </a>
      )}
    </nav>
  )
}

/** The arrow beside a title points in the direction of the page, so a title in another language has an element of its own. */
function titleOf({ label, lang }: PageLink): ReactNode {
  return lang === undefined ? label : <span {...langAttributes(lang)}>{label}</span>
}
