import type { ReactNode } from 'react'
import type { RelatedPage } from '../../content/model.ts'
import type { Site } from '../localeSite.ts'
import styles from './Pager.module.css'
import { langAttributes } from '../langAttributes.ts'

/** Links to related pages; renders nothing where there are none. */
export function Related({ site, pages }: { site: Site; pages: readonly RelatedPage[] }): ReactNode {
  if (pages.length === 0) return null
  return (
    <aside className={styles['related']} aria-labelledby="related" data-chrome="">
      <h2 id="related">{site.t.relatedPages}</h2>
      <ul>
        {pages.map(({ path, label, lang, place }) => (
          <li key={path}>
            <a href={site.href(path)} {...langAttributes(lang)}>
              {label}
            </a>{' '}
            {place && <small>{place}</small>}
          </li>
        ))}
      </ul>
    </aside>
  )
}
