import { pathBelow } from '../../config/address.ts'
import type { ReactNode } from 'react'
import { FeedLinks } from '../../theme/posts/FeedLinks.tsx'
import styles from '../../theme/posts/Posts.module.css'
import type { PageProps } from '../definePage.ts'
import { PostPreviews } from '../PostPreviews.tsx'
import { postKindOf } from '../post-kinds/postKindOf.ts'
import type { PostListPageData } from './postListPage.ts'

export default async function PostListPage({
  site,
  page,
  path,
  postKinds,
}: PageProps<PostListPageData>): Promise<ReactNode> {
  const { collection, extra } = page
  const { t } = site
  const loadList = postKindOf(postKinds, collection).List
  const List = extra && (await loadList?.())?.default
  const description = site.text(collection.description)
  const list = (
    <PostPreviews site={site} collection={collection} part={page} postKinds={postKinds} />
  )
  return (
    <div className={styles['list']} data-area={collection.id}>
      <h1>{site.text(collection.title)}</h1>
      {description && <p className={styles['lead']}>{description}</p>}
      <p className={styles['links']}>
        {page.hasTags && <a href={site.href(pathBelow(collection.path, '/tags'))}>{t.allTags}</a>}
        {page.hasAuthors && (
          <a href={site.href(pathBelow(collection.path, '/authors'))}>{t.authors}</a>
        )}
        {page.hasSeries && (
          <a href={site.href(pathBelow(collection.path, '/series'))}>{t.allSeries}</a>
        )}
        <a href={site.href(pathBelow(collection.path, '/archive'))}>{t.archive}</a>
        <FeedLinks site={site} collection={collection} />
      </p>
      {List ? (
        <List site={site} href={site.href(path)} extra={extra.data}>
          {list}
        </List>
      ) : (
        list
      )}
    </div>
  )
}
