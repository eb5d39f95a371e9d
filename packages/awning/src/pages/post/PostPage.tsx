import type { ReactNode } from 'react'
// The browser makes the elements that these styles are for.
import '../../theme/article/article.css'
import '../../theme/article/pager.css'
import '../../theme/article/toc.css'
import { PostArticle } from '../../theme/posts/PostArticle.tsx'
import { PostMeta, TagLinks } from '../../theme/posts/PostParts.tsx'
import { PostPicture } from '../../theme/posts/PostPicture.tsx'
import { articleData } from '../articleData.tsx'
import { commentsOn } from '../commentsOn.tsx'
import type { PageProps } from '../definePage.ts'
import { postKindOf } from '../post-kinds/postKindOf.ts'
import type { PostPageData } from './postPage.ts'
import { PostSeries } from './PostSeries.tsx'

export default function PostPage({ site, page, postKinds }: PageProps<PostPageData>): ReactNode {
  const { post, collection, related } = page
  const { t } = site
  const kind = postKindOf(postKinds, collection)
  const picture = kind.picture?.(post)
  return (
    <PostArticle
      area={collection.id}
      title={post.title}
      header={
        <>
          <PostMeta site={site} post={post} terms={kind.terms?.(post, site) ?? []} />
          {picture && <PostPicture image={picture} sizes="(max-width: 48rem) 100vw, 46rem" />}
        </>
      }
      {...(post.series
        ? { series: <PostSeries site={site} series={post.series} path={post.path} /> }
        : {})}
      {...(post.tags.length > 0 ? { tags: <TagLinks site={site} tags={post.tags} /> } : {})}
      {...articleData(site, post, {
        related,
        pager: {
          label: t.postNavigation,
          start: post.newer && { hint: t.newerPost, link: post.newer },
          end: post.older && { hint: t.olderPost, link: post.older },
        },
        hasTocBox: false,
        comments: commentsOn(site, 'posts', post),
      })}
    />
  )
}
