import type { ReactNode } from 'react'
import { themePart } from '../../theme/parts/themePart.tsx'
import { PostPreview as DefaultPostPreview } from '../../theme/posts/PostPreview.tsx'
import styles from '../../theme/posts/Posts.module.css'
import type { PageProps } from '../definePage.ts'
import { postKindOf } from '../post-kinds/postKindOf.ts'
import { tagTitle, type TagPageData } from './tagPage.ts'

const PostPreview = themePart('PostPreview', DefaultPostPreview)

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
