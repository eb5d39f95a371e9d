import type { ReactNode } from 'react'
import type { PostsConfig } from '../../config/site.ts'
import type { Post } from '../../content/model.ts'
import { plural } from '../../i18n/format.ts'
import type { Site } from '../site.ts'
import styles from './Ledger.module.css'
import { PlaceHead } from './PlaceHead.tsx'

interface Props {
  readonly site: Site
  readonly collection: PostsConfig
  readonly posts: readonly Post[]
}

/** The latest posts, one dated line each. */
export function Ledger({ site, collection, posts }: Props): ReactNode {
  const { t, locale } = site
  return (
    <section aria-labelledby="ledger">
      <PlaceHead
        id="ledger"
        title={t.homePosts}
        note={plural(t.posts, posts.length, locale.lang)}
        href={site.href(collection.path)}
        more={t.homePostsMore}
      />
      <ul className={styles['ledger']}>
        {posts.slice(0, 6).map((post) => (
          <li key={post.path}>
            <time dateTime={post.date.slice(0, 10)}>{site.date(post.date)}</time>
            <a href={site.href(post.path)} lang={post.textLocale}>
              {post.title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
