import type { ReactNode } from 'react'
import type { SeriesPart } from '../../content/model.ts'
import type { Site } from '../localeSite.ts'
import styles from './SeriesParts.module.css'
import { langAttributes } from '../langAttributes.ts'

/** The parts of a series with their dates, numbered. */
export function SeriesParts({
  site,
  parts,
}: {
  site: Site
  parts: readonly SeriesPart[]
}): ReactNode {
  return (
    <ol className={styles['parts']}>
      {parts.map(({ path, label, lang, date }) => (
        <li key={path}>
          <a href={site.href(path)} {...langAttributes(lang)}>
            {label}
          </a>{' '}
          <time dateTime={date.slice(0, 10)}>{site.date(date)}</time>
        </li>
      ))}
    </ol>
  )
}
