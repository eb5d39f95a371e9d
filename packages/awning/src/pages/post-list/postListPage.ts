import type { PostsConfig } from '../../config/site.ts'
import { postListMarkdown } from '../../features/markdown-export/postListMarkdown.ts'
import { websiteData } from '../../features/structured-data/websiteData.ts'
import { siteFor } from '../../theme/localeSite.ts'
import { breadcrumbsTo, listStep } from '../breadcrumbs.ts'
import { definePage } from '../definePage.ts'
import { hashedFile } from '../hashedFile.ts'
import { newestChange } from '../lastModified.ts'
import type { ListExtra } from '../post-kinds/definePostKind.ts'
import { postKindOf } from '../post-kinds/postKindOf.ts'
import { postsAside } from '../postsAside.ts'
import { splitPosts, type PartOfPosts } from '../splitPosts.ts'

export interface PostListPageData extends PartOfPosts {
  readonly kind: 'list'
  readonly collection: PostsConfig
  readonly hasTags: boolean
  readonly hasAuthors: boolean
  readonly hasSeries: boolean
  /** Data that the kind of the posts adds to the first page. */
  readonly extra?: ListExtra
}

/** The first page of a collection at `/` is the home page of the site. */
function isHome({ collection, newer }: PostListPageData): boolean {
  return collection.path === '/' && newer === undefined
}

/** The posts of a collection, newest first, split into pages. */
export const postListPage = definePage<PostListPageData>({
  kind: 'list',
  routes: {
    perCollection({ collection, posts, config, content, postKinds }) {
      const extra = postKindOf(postKinds, collection).listExtra?.(posts, {
        site: siteFor(config, content.locale),
        file: (name, payload) => hashedFile(config.base, name, payload),
      })
      return splitPosts(collection.path, posts.posts, collection.pageSize).map(
        ({ path, part }) => ({
          path,
          page: {
            kind: 'list',
            collection,
            ...part,
            hasTags: posts.tags.length > 0,
            hasAuthors: posts.authors.length > 0,
            hasSeries: posts.series.length > 0,
            ...(extra && part.newer === undefined ? { extra } : {}),
          },
          ...postsAside(collection, posts),
        }),
      )
    },
  },
  Page: () => import('./PostListPage.tsx'),
  head: (page, { site }) => ({
    ...(isHome(page) ? {} : { title: site.text(page.collection.title) }),
    description:
      site.text(page.collection.description) ||
      (isHome(page) ? site.text(site.config.description) : ''),
  }),
  structuredData: (page, { site }) =>
    isHome(page)
      ? [websiteData(site.config, site.locale.id)]
      : [breadcrumbsTo(site, ...listStep(site, page.collection))],
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
