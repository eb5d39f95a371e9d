import type { ReactNode } from 'react'
import { PostPreview } from '../theme/posts/PostPreview.tsx'
import { Pager } from '../theme/article/Pager.tsx'
import styles from '../theme/posts/Posts.module.css'
import type { Site } from '../theme/site.ts'
import { Head } from './Head.tsx'
import type { Page } from './route.ts'

export function PostListPage({
  site,
  page,
  path,
}: {
  site: Site
  page: Extract<Page, { kind: 'list' }>
  path: string
}): ReactNode {
  const { collection, posts, newer, older } = page
  const { t } = site
  return (
    <div className={styles['list']} data-area={collection.id}>
      <Head
        site={site}
        title={site.text(collection.title)}
        description={site.text(collection.description)}
        path={path}
      />
      <h1>{site.text(collection.title)}</h1>
      <p className={styles['lead']}>{site.text(collection.description)}</p>
      <p className={styles['links']}>
        {page.hasTags && <a href={site.href(`${collection.path}/tags`)}>{t.allTags}</a>}
        <a href={site.href(`${collection.path}/archive`)}>{t.archive}</a>
      </p>
      {posts.map((post) => (
        <PostPreview key={post.path} site={site} post={post} />
      ))}
      <Pager
        site={site}
        label={t.listNavigation}
        start={newer === undefined ? undefined : { link: { label: t.newerEntries, path: newer } }}
        end={older === undefined ? undefined : { link: { label: t.olderEntries, path: older } }}
      />
    </div>
  )
}
