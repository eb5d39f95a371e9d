import type { ReactNode } from 'react'
import { Pager as DefaultPager } from '../../theme/article/Pager.tsx'
import { themePart } from '../../theme/parts/themePart.tsx'
import { FeedLinks } from '../../theme/posts/FeedLinks.tsx'
import { PostPreview as DefaultPostPreview } from '../../theme/posts/PostPreview.tsx'
import styles from '../../theme/posts/Posts.module.css'
import type { PageProps } from '../definePage.ts'
import { postKindOf } from '../post-kinds/postKindOf.ts'
import type { PostListPageData } from './postListPage.ts'

const Pager = themePart('Pager', DefaultPager)
const PostPreview = themePart('PostPreview', DefaultPostPreview)

export default async function PostListPage({
  site,
  page,
  path,
  postKinds,
}: PageProps<PostListPageData>): Promise<ReactNode> {
  const { collection, posts, newer, older, extra } = page
  const { t } = site
  const kind = postKindOf(postKinds, collection)
  const loadList = kind.List
  const List = extra && (await loadList?.())?.default
  const description = site.text(collection.description)
  const list = (
    <>
      {posts.map((post) => (
        <PostPreview
          key={post.path}
          site={site}
          post={post}
          terms={kind.terms?.(post, site) ?? []}
          picture={kind.picture?.(post)}
        />
      ))}
      <Pager
        site={site}
        label={t.listNavigation}
        start={newer === undefined ? undefined : { link: { label: t.newerEntries, path: newer } }}
        end={older === undefined ? undefined : { link: { label: t.olderEntries, path: older } }}
      />
    </>
  )
  return (
    <div className={styles['list']} data-area={collection.id}>
      <h1>{site.text(collection.title)}</h1>
      {description && <p className={styles['lead']}>{description}</p>}
      <p className={styles['links']}>
        {page.hasTags && <a href={site.href(`${collection.path}/tags`)}>{t.allTags}</a>}
        <a href={site.href(`${collection.path}/archive`)}>{t.archive}</a>
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
