import type { PostsConfig } from '../../config/site.ts'
import type { Post } from '../../content/model.ts'
import { postListMarkdown } from '../../features/markdown-export/listMarkdown.ts'
import { siteFor } from '../../theme/localeSite.ts'
import { breadcrumbsTo, listStep } from '../breadcrumbs.ts'
import { definePage } from '../definePage.ts'
import { hashedFile } from '../hashedFile.ts'
import { newestChange } from '../lastModified.ts'
import type { ListExtra } from '../post-kinds/definePostKind.ts'
import { postKindOf } from '../post-kinds/postKindOf.ts'
import { postsAside } from '../postsAside.ts'

export interface PostListPageData {
  readonly kind: 'list'
  readonly collection: PostsConfig
  readonly posts: readonly Post[]
  readonly hasTags: boolean
  /** Data that the kind of the posts adds to the first page. */
  readonly extra?: ListExtra
  readonly newer?: string
  readonly older?: string
}

/** The posts of a collection, newest first, split into pages. */
export const postListPage = definePage<PostListPageData>({
  kind: 'list',
  routes: {
    perCollection({ collection, posts, config, content, postKinds }) {
      const { path, pageSize } = collection
      const extra = postKindOf(postKinds, collection).listExtra?.(posts, {
        site: siteFor(config, content.locale),
        file: (name, payload) => hashedFile(config.base, name, payload),
      })
      const count = Math.max(1, Math.ceil(posts.posts.length / pageSize))
      const listPath = (page: number) => (page === 1 ? path : `${path}/page/${page}`)
      return Array.from({ length: count }, (_, index) => {
        const page = index + 1
        return {
          path: listPath(page),
          page: {
            kind: 'list',
            collection,
            posts: posts.posts.slice(index * pageSize, page * pageSize),
            hasTags: posts.tags.length > 0,
            ...(page === 1 && extra ? { extra } : {}),
            ...(page > 1 ? { newer: listPath(page - 1) } : {}),
            ...(page < count ? { older: listPath(page + 1) } : {}),
          },
          ...postsAside(collection, posts),
        }
      })
    },
  },
  Page: () => import('./PostListPage.tsx'),
  head: ({ collection }, { site }) => ({
    title: site.text(collection.title),
    description: site.text(collection.description),
  }),
  structuredData: ({ collection }, { site }) => [breadcrumbsTo(site, listStep(site, collection))],
  markdown: (page, { path, site }) => postListMarkdown(page, path, site),
  socialCard: ({ collection }, { site }) => ({
    title: site.text(collection.title),
    description: site.text(collection.description),
    area: collection.id,
  }),
  lastModified: ({ posts }) => newestChange(posts),
  offlineArea: ({ collection }) => collection.id,
  files: ({ extra }) => extra?.files ?? [],
})
