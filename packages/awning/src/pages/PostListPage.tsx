import type { ReactNode } from 'react'
import { FeedLinks } from '../theme/posts/FeedLinks.tsx'
import { PostPreview } from '../theme/posts/PostPreview.tsx'
import { Pager } from '../theme/article/Pager.tsx'
import styles from '../theme/posts/Posts.module.css'
import type { Site } from '../theme/site.ts'
import { Head } from './Head.tsx'
import type { Library } from './library.ts'
import type { Page } from './route.ts'

export async function PostListPage({
  site,
  page,
  path,
}: {
  site: Site
  page: Extract<Page, { kind: 'list' }>
  path: string
}): Promise<ReactNode> {
  const { collection, posts, newer, older, library } = page
  const { t } = site
  const list = (
    <>
      {posts.map((post) => (
        <PostPreview key={post.path} site={site} post={post} />
      ))}
      <Pager
        site={site}
        label={t.listNavigation}
        start={newer === undefined ? undefined : { link: { label: t.newerEntries, path: newer } }}
        end={older === undefined ? undefined : { link: { label: t.olderEntries, path: older } }}
      />
    </>
  )
  const description = site.text(collection.description)
  return (
    <div className={styles['list']} data-area={collection.id}>
      <Head site={site} title={site.text(collection.title)} description={description} path={path} />
      <h1>{site.text(collection.title)}</h1>
      {description && <p className={styles['lead']}>{description}</p>}
      <p className={styles['links']}>
        {page.hasTags && <a href={site.href(`${collection.path}/tags`)}>{t.allTags}</a>}
        <a href={site.href(`${collection.path}/archive`)}>{t.archive}</a>
        <FeedLinks site={site} collection={collection} />
      </p>
      {library ? await withLibrary(site, library, path, list) : list}
    </div>
  )
}

/** Imported only where there is one: no other page knows of its code and styles. */
async function withLibrary(
  site: Site,
  { games, tags, file }: Library,
  path: string,
  list: ReactNode,
): Promise<ReactNode> {
  const { LibrarySection } = await import('../theme/library/LibrarySection.tsx')
  return (
    <LibrarySection site={site} page={site.href(path)} games={games} tags={tags} file={file}>
      {list}
    </LibrarySection>
  )
}
