import type { ReactNode } from 'react'
import { format, plural } from '../i18n/format.ts'
import { PostPreview } from '../theme/posts/PostPreview.tsx'
import styles from '../theme/posts/Posts.module.css'
import type { Site } from '../theme/site.ts'
import { Head } from './Head.tsx'
import type { Page } from './route.ts'

export function TagPage({
  site,
  page,
}: {
  site: Site
  page: Extract<Page, { kind: 'tag' }>
}): ReactNode {
  const { t } = site
  const { tag, posts } = page.tag
  const title = format(t.taggedWith, {
    posts: plural(t.posts, posts.length, site.locale.lang),
    tag: tag.label,
  })
  return (
    <div className={styles['list']} data-area={page.collection.id}>
      <Head site={site} title={title} path={tag.path} />
      <h1>{title}</h1>
      <p>
        <a className={styles['back']} href={site.href(`${page.collection.path}/tags`)}>
          {t.allTags}
        </a>
      </p>
      {posts.map((post) => (
        <PostPreview key={post.path} site={site} post={post} />
      ))}
    </div>
  )
}
