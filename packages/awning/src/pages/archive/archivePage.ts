import type { PostsConfig } from '../../config/site.ts'
import type { Post } from '../../content/model.ts'
import { archiveMarkdown } from '../../features/markdown-export/listMarkdown.ts'
import { breadcrumbsTo, listStep } from '../breadcrumbs.ts'
import { definePage } from '../definePage.ts'
import { newestChange } from '../lastModified.ts'
import { postListCard } from '../postCards.ts'

export interface ArchivePageData {
  readonly kind: 'archive'
  readonly collection: PostsConfig
  readonly posts: readonly Post[]
}

/** All posts of a collection by year. */
export const archivePage = definePage<ArchivePageData>({
  kind: 'archive',
  routes: {
    perCollection: ({ collection, posts: { posts } }) => [
      { path: `${collection.path}/archive`, page: { kind: 'archive', collection, posts } },
    ],
  },
  Page: () => import('./ArchivePage.tsx'),
  head: ({ collection }, { site }) => ({
    title: `${site.t.archive} · ${site.text(collection.title)}`,
    description: site.t.archiveSubtitle,
  }),
  structuredData: ({ collection }, { site, path }) => [
    breadcrumbsTo(site, listStep(site, collection), [site.t.archive, path]),
  ],
  markdown: (page, { path, site }) => archiveMarkdown(page, path, site),
  socialCard: ({ collection, posts }, context) =>
    postListCard(
      context.site.t.archive,
      [context.site.text(collection.title)],
      posts.length,
      collection,
      context,
    ),
  lastModified: ({ posts }) => newestChange(posts),
  offlineArea: ({ collection }) => collection.id,
})
