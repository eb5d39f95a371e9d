import type { ReactNode } from 'react'
import { plural } from '../../i18n/format.ts'
import type { Site } from '../localeSite.ts'
import styles from './Overview.module.css'
import { langAttributes } from '../langAttributes.ts'

export interface IndexedCategory {
  readonly label: string
  readonly lang?: string
  /** Address of its first page. */
  readonly path: string
  /** How many pages it has. */
  readonly count: number
}

interface Props {
  readonly site: Site
  readonly categories: readonly IndexedCategory[]
  /** The number of categories that are not listed, and the address where they begin. */
  readonly more?: { readonly count: number; readonly path: string } | undefined
}

/** A list of categories with the number of their pages. */
export function CategoryIndex({ site, categories, more }: Props): ReactNode {
  const { t, locale } = site
  return (
    <ul className={styles['index']}>
      {categories.map(({ label, lang, path, count }) => (
        <li key={path}>
          <a href={site.href(path)} {...langAttributes(lang)}>
            {label}
          </a>{' '}
          <small>{plural(t.pages, count, locale.lang)}</small>
        </li>
      ))}
      {more && (
        <li>
          <a href={site.href(more.path)}>{plural(t.moreCategories, more.count, locale.lang)}</a>
        </li>
      )}
    </ul>
  )
}
