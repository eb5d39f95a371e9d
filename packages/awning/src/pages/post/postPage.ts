import type { PostsConfig } from '../../config/site.ts'
import type { Post, RelatedPage } from '../../content/model.ts'
import { postData } from '../../features/structured-data/articleData.ts'
import { modifiedDate } from '../../features/structured-data/modifiedDate.ts'
import { breadcrumbsTo, listStep } from '../breadcrumbs.ts'
import { definePage } from '../definePage.ts'
import { newestChange } from '../lastModified.ts'
import { postKindOf } from '../post-kinds/postKindOf.ts'
import { postCard } from '../postCards.ts'
import { postsAside } from '../postsAside.ts'

export interface PostPageData {
  readonly kind: 'post'
  readonly collection: PostsConfig
  readonly post: Post
  readonly related: readonly RelatedPage[]
}

/** One post. */
export const postPage = definePage<PostPageData>({
  kind: 'post',
  routes: {
    perCollection: ({ collection, posts, related }) =>
      [...posts.posts, ...posts.unlisted].map((post) => ({
        path: post.path,
        file: post.file,
        page: {
          kind: 'post',
          collection,
          post,
          get related() {
            return related(post.path)
          },
        },
        ...postsAside(collection, posts),
      })),
  },
  Page: () => import('./PostPage.tsx'),
  head: ({ post }, { site }) => ({
    title: post.title,
    description: post.description,
    keywords: post.keywords,
    textLocale: post.textLocale,
    image: post.image,
    head: post.head,
    article: {
      published: post.date,
      modified: modifiedDate(post),
      authors: post.authors.flatMap(({ url }) => (url ? [new URL(url, site.config.url).href] : [])),
      tags: post.tags.map(({ label }) => label),
    },
  }),
  structuredData: ({ post, collection }, { site, postKinds }) => [
    postKindOf(postKinds, collection).structuredData?.(post, site) ??
      postData(site.config, collection, post),
    breadcrumbsTo(site, ...listStep(site, collection), [post.title, post.path]),
  ],
  markdown: ({ post }, { entryMarkdown }) => entryMarkdown(post),
  socialCard: ({ post, collection }, context) =>
    postKindOf(context.postKinds, collection).socialCard?.(post, collection, context) ??
    postCard(post, collection, context),
  lastModified: ({ post }) => newestChange([post]),
  offlineArea: ({ collection }) => collection.id,
  search({ post, collection }, { site, postKinds }) {
    if (post.textLocale !== site.locale.id) return undefined
    const tags = post.tags.map(({ label }) => label)
    const words = postKindOf(postKinds, collection).searchWords?.(post) ?? []
    return { title: post.title, area: collection.id, words: [...tags, ...words] }
  },
  entry: ({ post }) => post,
  body: {
    of: ({ post }) => post.body,
    replace: (page, body) => ({ ...page, post: { ...page.post, body } }),
  },
  threads: {
    pack: ({ post: { preview: _, ...post }, ...page }) => ({ ...page, post }),
    // Worker threads need no preview: it is shown in lists only, which the main thread renders.
    unpack: (page) => ({ ...page, post: { ...page.post, preview: page.post.body } }),
  },
})
