import type { PostsConfig } from '../../config/site.ts'
import type { Post } from '../../content/model.ts'
import { archiveMarkdown } from '../../features/markdown-export/listMarkdown.ts'
import { format, plural } from '../../i18n/format.ts'
import type { Site } from '../../theme/localeSite.ts'
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
  head: (page, { site }) => ({
    title: `${site.t.archive} · ${site.text(page.collection.title)}`,
    description: description(page, site),
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

/** The posts are sorted by date, newest first. */
function description({ collection, posts }: ArchivePageData, site: Site): string {
  const [newest, oldest] = [posts.at(0), posts.at(-1)].map((post) => post?.date.slice(0, 4))
  if (newest === undefined || oldest === undefined) return site.t.archiveSubtitle
  return format(site.t.archiveDescription, {
    list: site.text(collection.title),
    years: newest === oldest ? newest : `${oldest}–${newest}`,
    posts: plural(site.t.posts, posts.length, site.locale.lang),
  })
}
