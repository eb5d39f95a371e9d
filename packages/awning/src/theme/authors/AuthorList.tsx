import type { ReactNode } from 'react'
import type { AuthorProfile } from '../../content/model.ts'
import { plural } from '../../i18n/format.ts'
import type { Site } from '../localeSite.ts'
import { Picture } from '../picture/Picture.tsx'
import styles from './Authors.module.css'

interface Props {
  readonly site: Site
  readonly authors: readonly { readonly profile: AuthorProfile; readonly count: number }[]
}

/** Authors with the numbers of their posts, each a link to the author's page. */
export function AuthorList({ site, authors }: Props): ReactNode {
  return (
    <ul className={styles['list']}>
      {authors.map(({ profile: { key, path, name, title, image }, count }) => (
        <li key={key}>
          {image && (
            <Picture image={image} sizes="64px" width={64} height={64} alt="" loading="lazy" />
          )}
          <span>
            <a href={site.href(path)}>{name}</a>
            {title && <span className={styles['title']}>{title}</span>}
            <small>{plural(site.t.posts, count, site.locale.lang)}</small>
          </span>
        </li>
      ))}
    </ul>
  )
}
