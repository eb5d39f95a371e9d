import type { ReactNode } from 'react'
import type { PageLink, Series } from '../../content/model.ts'
import { format } from '../../i18n/format.ts'
import type { Site } from '../localeSite.ts'
import styles from './SeriesBox.module.css'
import { langAttributes } from '../langAttributes.ts'

interface Props {
  readonly site: Site
  readonly series: Series
  /** Path of the post that shows it. */
  readonly path: string
}

/** Which part of a series a post is, the parts around it and, when opened, all parts. */
export function SeriesBox({ site, series, path }: Props): ReactNode {
  const { t } = site
  const { parts } = series
  const index = parts.findIndex((part) => part.path === path)
  const numbers = { part: index + 1, parts: parts.length }
  const [before = '', after = ''] = format(t.seriesPart, numbers).split('{series}')
  return (
    <nav className={styles['box']} aria-label={t.series}>
      <p>
        {before}
        <a href={site.href(series.path)}>{series.title}</a>
        {after}
      </p>
      {parts.length > 1 && (
        <>
          <details>
            <summary>{t.allParts}</summary>
            <ol>
              {parts.map((part) => (
                <li key={part.path}>
                  <a
                    href={site.href(part.path)}
                    {...langAttributes(part.lang)}
                    aria-current={part.path === path ? 'page' : undefined}
                  >
                    {part.label}
                  </a>
                </li>
              ))}
            </ol>
          </details>
          <p className={styles['neighbours']}>
            <Neighbour site={site} hint={t.previousPart} part={parts[index - 1]} />
            <Neighbour site={site} hint={t.nextPart} part={parts[index + 1]} />
          </p>
        </>
      )}
    </nav>
  )
}

function Neighbour({
  site,
  hint,
  part,
}: {
  site: Site
  hint: string
  part: PageLink | undefined
}): ReactNode {
  if (!part) return null
  return (
    <span>
      {hint}{' '}
      <a href={site.href(part.path)} {...langAttributes(part.lang)}>
        {part.label}
      </a>
    </span>
  )
}
