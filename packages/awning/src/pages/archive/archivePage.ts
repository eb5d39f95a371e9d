import type { PostsConfig } from '../../config/site.ts'
import type { Post } from '../../content/model.ts'
import { archiveMarkdown } from '../../features/markdown-export/listMarkdown.ts'
import { breadcrumbsTo, listStep } from '../breadcrumbs.ts'
import { definePage } from '../definePage.ts'
import { newestChange } from '../lastModified.ts'
import { postKindOf } from '../post-kinds/postKindOf.ts'

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
  socialCard({ collection, posts }, { site, postKinds }) {
    const kind = postKindOf(postKinds, collection)
    return {
      look: 'ledger',
      title: site.t.archive,
      place: site.text(collection.title),
      lines: countByYear(posts)
        .slice(0, 5)
        .map(([year, count]) => ({ date: year, text: kind.count(count, site) })),
      accent: kind.accent,
    }
  },
  lastModified: ({ posts }) => newestChange(posts),
  offlineArea: ({ collection }) => collection.id,
})

/** Newest year first, as the posts are. */
function countByYear(posts: readonly Post[]): [string, number][] {
  const years = new Map<string, number>()
  for (const { date } of posts) {
    const year = date.slice(0, 4)
    years.set(year, (years.get(year) ?? 0) + 1)
  }
  return [...years]
}
