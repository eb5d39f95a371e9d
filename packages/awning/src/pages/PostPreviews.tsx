import type { ReactNode } from 'react'
import type { PostsConfig } from '../config/site.ts'
import type { Site } from '../theme/localeSite.ts'
import { themePart } from '../theme/parts/themePart.tsx'
import { PostPreview as DefaultPostPreview } from '../theme/posts/PostPreview.tsx'
import { ListPager } from './ListPager.tsx'
import type { PostKind } from './post-kinds/definePostKind.ts'
import { postKindOf } from './post-kinds/postKindOf.ts'
import { isOneOfSeveral, type PartOfPosts } from './splitPosts.ts'

const PostPreview = themePart('PostPreview', DefaultPostPreview)

interface Props {
  readonly site: Site
  readonly collection: PostsConfig
  readonly part: PartOfPosts
  readonly postKinds: readonly PostKind[]
}

/** The posts of one page of a list, and the links to its other pages. */
export function PostPreviews({ site, collection, part, postKinds }: Props): ReactNode {
  const kind = postKindOf(postKinds, collection)
  return (
    <>
      {part.posts.map((post) => (
        <PostPreview
          key={post.path}
          site={site}
          post={post}
          terms={kind.terms?.(post, site) ?? []}
          picture={kind.picture?.(post)}
        />
      ))}
      {isOneOfSeveral(part) && <ListPager site={site} part={part} />}
    </>
  )
}
