import type { ReactNode } from 'react'
import { plural, type Post, type PostsConfig, type Site } from 'awning'
import { shopStrings } from '../strings/shopStrings.ts'
import styles from './LatestPosts.module.css'
import { SectionHeading } from './SectionHeading.tsx'

interface Props {
  readonly site: Site
  readonly collection: PostsConfig
  readonly posts: readonly Post[]
}

/** The latest posts, one dated line each. */
export function LatestPosts({ site, collection, posts }: Props): ReactNode {
  const { t, locale } = site
  const { home } = shopStrings(site)
  return (
    <section aria-labelledby="ledger">
      <SectionHeading
        id="ledger"
        title={home.posts}
        note={plural(t.posts, posts.length, locale.lang)}
        href={site.href(collection.path)}
        more={home.allPosts}
      />
      <ul className={styles['posts']}>
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
