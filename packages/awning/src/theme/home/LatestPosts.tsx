import type { ReactNode } from 'react'
import type { PostsConfig } from '../../config/site.ts'
import type { Post } from '../../content/model.ts'
import type { Site } from '../localeSite.ts'
import styles from './Home.module.css'
import { SectionHead } from './SectionHead.tsx'
import { langAttributes } from '../langAttributes.ts'

interface Props {
  readonly site: Site
  readonly collection: PostsConfig
  readonly posts: readonly Post[]
}

/** The latest posts of a collection, with their dates. */
export function LatestPosts({ site, collection, posts }: Props): ReactNode {
  return (
    <section aria-labelledby={collection.id} data-area={collection.id}>
      <SectionHead
        id={collection.id}
        title={site.text(collection.title)}
        href={site.href(collection.path)}
        more={site.t.viewAll}
      />
      <ul className={styles['posts']}>
        {posts.slice(0, 5).map((post) => (
          <li key={post.path}>
            <time dateTime={post.date.slice(0, 10)}>{site.date(post.date)}</time>
            <a href={site.href(post.path)} {...langAttributes(post.textLang)}>
              {post.title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
