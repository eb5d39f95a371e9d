import type { ReactNode } from 'react'
import { plural, type Post, type PostsConfig, type Site } from 'awning'
import { shopStrings } from '../strings/shopStrings.ts'
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
  const { home } = shopStrings(site)
  return (
    <section aria-labelledby="ledger">
      <PlaceHead
        id="ledger"
        title={home.posts}
        note={plural(t.posts, posts.length, locale.lang)}
        href={site.href(collection.path)}
        more={home.allPosts}
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
