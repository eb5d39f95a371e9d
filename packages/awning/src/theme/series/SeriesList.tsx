import type { ReactNode } from 'react'
import type { Series } from '../../content/model.ts'
import { plural } from '../../i18n/format.ts'
import cards from '../authors/Authors.module.css'
import type { Site } from '../localeSite.ts'

/** Series with the numbers of their posts, each a link to its page. Cards like those of authors. */
export function SeriesList({
  site,
  series,
}: {
  readonly site: Site
  readonly series: readonly Series[]
}): ReactNode {
  return (
    <ul className={cards['list']}>
      {series.map(({ key, path, title, description, parts }) => (
        <li key={key}>
          <span>
            <a href={site.href(path)}>{title}</a>
            {description && <span className={cards['title']}>{description}</span>}
            <small>{plural(site.t.posts, parts.length, site.locale.lang)}</small>
          </span>
        </li>
      ))}
    </ul>
  )
}
