import type { ReactNode } from 'react'
import { PostPreview } from '../../theme/posts/PostPreview.tsx'
import styles from '../../theme/posts/Posts.module.css'
import type { PageProps } from '../definePage.ts'
import { postKindOf } from '../post-kinds/postKindOf.ts'
import { tagTitle, type TagPageData } from './tagPage.ts'

export default function TagPage({
  site,
  page: { collection, tag },
  postKinds,
}: PageProps<TagPageData>): ReactNode {
  const kind = postKindOf(postKinds, collection)
  return (
    <div className={styles['list']} data-area={collection.id}>
      <h1>{tagTitle(tag, site)}</h1>
      <p>
        <a className={styles['back']} href={site.href(`${collection.path}/tags`)}>
          {site.t.allTags}
        </a>
      </p>
      {tag.posts.map((post) => (
        <PostPreview
          key={post.path}
          site={site}
          post={post}
          terms={kind.terms?.(post, site) ?? []}
          picture={kind.picture?.(post)}
        />
      ))}
    </div>
  )
}
