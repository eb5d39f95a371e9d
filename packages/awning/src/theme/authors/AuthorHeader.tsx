import type { ReactNode } from 'react'
import { isExternal } from '../../config/address.ts'
import type { AuthorProfile } from '../../content/model.ts'
import { ExternalLink } from '../link/ExternalLink.tsx'
import type { Site } from '../localeSite.ts'
import { Picture } from '../picture/Picture.tsx'
import styles from './Authors.module.css'

/** The head of an author's page: picture, name, title, description and links. */
export function AuthorHeader({
  site: { t },
  profile,
}: {
  site: Site
  profile: AuthorProfile
}): ReactNode {
  const { image, name, title, description, links } = profile
  return (
    <header className={styles['header']}>
      {image && <Picture image={image} sizes="96px" width={96} height={96} alt="" />}
      <div>
        <h1>{name}</h1>
        {title && <p className={styles['title']}>{title}</p>}
        {description && <p>{description}</p>}
        {links.length > 0 && (
          <ul className={styles['links']}>
            {links.map(({ label = t.authorWebsite, url }) => (
              <li key={label}>
                {isExternal(url) ? (
                  <ExternalLink href={url} hint={t.opensInNewTab}>
                    {label}
                  </ExternalLink>
                ) : (
                  <a href={url}>{label}</a>
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
    </header>
  )
}
