import { pathBelow } from '../../config/address.ts'
import type { PostsConfig } from '../../config/site.ts'
import { archiveMarkdown } from '../../features/markdown-export/postListMarkdown.ts'
import { format, plural } from '../../i18n/format.ts'
import type { Site } from '../../theme/localeSite.ts'
import { breadcrumbsTo, listStep } from '../breadcrumbs.ts'
import { definePage } from '../definePage.ts'
import { newestChange } from '../lastModified.ts'
import { postListCard } from '../postCards.ts'
import { splitPosts, type PartOfPosts } from '../splitPosts.ts'

export interface ArchivePageData extends PartOfPosts {
  readonly kind: 'archive'
  readonly collection: PostsConfig
  /** How many posts the collection has. */
  readonly count: number
}

/** All posts of a collection by year, split into pages. A year that two pages share has its heading on both. */
export const archivePage = definePage<ArchivePageData>({
  kind: 'archive',
  routes: {
    perCollection: ({ collection, posts: { posts } }) =>
      splitPosts(pathBelow(collection.path, '/archive'), posts, collection.archivePageSize).map(
        ({ path, part }) => ({
          path,
          page: { kind: 'archive', collection, count: posts.length, ...part },
        }),
      ),
  },
  Page: () => import('./ArchivePage.tsx'),
  head: (page, { site }) => ({
    title: `${site.t.archive} · ${site.text(page.collection.title)}`,
    description: description(page, site),
  }),
  structuredData: ({ collection }, { site }) => [
    breadcrumbsTo(site, ...listStep(site, collection), [
      site.t.archive,
      pathBelow(collection.path, '/archive'),
    ]),
  ],
  markdown: (page, { path, site }) => archiveMarkdown(page, path, site),
  socialCard: ({ collection, count }, context) =>
    postListCard(
      context.site.t.archive,
      [context.site.text(collection.title)],
      count,
      collection,
      context,
    ),
  lastModified: ({ posts }) => newestChange(posts),
  offlineArea: ({ collection }) => collection.id,
})

/** The years are those of the page. The posts are sorted by date, newest first. */
function description({ collection, posts, count }: ArchivePageData, site: Site): string {
  const [newest, oldest] = [posts.at(0), posts.at(-1)].map((post) => post?.date.slice(0, 4))
  if (newest === undefined || oldest === undefined) return site.t.archiveSubtitle
  return format(site.t.archiveDescription, {
    list: site.text(collection.title),
    years: newest === oldest ? newest : `${oldest}–${newest}`,
    posts: plural(site.t.posts, count, site.locale.lang),
  })
}
