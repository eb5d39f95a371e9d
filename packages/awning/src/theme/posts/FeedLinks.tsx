import type { ReactNode } from 'react'
import { feedFormats, feedPath } from '../../config/feeds.ts'
import type { PostsConfig } from '../../config/site.ts'
import type { Site } from '../localeSite.ts'
import styles from './Posts.module.css'

/** How to follow a collection. The language marks them as no pages of the app: they are opened as files. */
export function FeedLinks({
  site,
  collection,
}: {
  site: Site
  collection: Pick<PostsConfig, 'path'>
}): ReactNode {
  return (
    <span className={styles['feeds']}>
      {site.t.feed.subscribe}
      {Object.values(feedFormats).map((format) => (
        <a
          key={format.name}
          href={site.href(feedPath(collection, format))}
          hrefLang={site.locale.lang}
          type={format.type}
        >
          {format.name}
        </a>
      ))}
    </span>
  )
}
