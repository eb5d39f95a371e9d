import { pathBelow } from '../../config/address.ts'
import type { PostsConfig } from '../../config/site.ts'
import type { Series } from '../../content/model.ts'
import { seriesMarkdown } from '../../features/markdown-export/seriesMarkdown.ts'
import { format, plural } from '../../i18n/format.ts'
import { breadcrumbsTo, listStep } from '../breadcrumbs.ts'
import { definePage } from '../definePage.ts'
import { nameList } from '../nameList.ts'
import { postListCard } from '../postCards.ts'
import { postsAside } from '../postsAside.ts'

export interface SeriesPageData {
  readonly kind: 'series'
  readonly collection: PostsConfig
  readonly series: Series
}

/** The posts of one series, in the order in which they are to be read. */
export const seriesPage = definePage<SeriesPageData>({
  kind: 'series',
  routes: {
    perCollection: ({ collection, posts }) =>
      posts.series.map((series) => ({
        path: series.path,
        page: { kind: 'series', collection, series },
        ...postsAside(collection, posts),
      })),
  },
  Page: () => import('./SeriesPage.tsx'),
  head: ({ collection, series }, { site }) => ({
    title: `${series.title} · ${site.text(collection.title)}`,
    description:
      series.description ??
      format(site.t.seriesDescription, {
        series: series.title,
        posts: plural(site.t.posts, series.parts.length, site.locale.lang),
        titles: nameList(
          series.parts.map(({ label }) => label),
          site.locale.lang,
        ),
      }),
  }),
  structuredData: ({ collection, series }, { site, path }) => [
    breadcrumbsTo(
      site,
      ...listStep(site, collection),
      [site.t.allSeries, pathBelow(collection.path, '/series')],
      [series.title, path],
    ),
  ],
  markdown: (page, { path, site }) => seriesMarkdown(page, path, site),
  socialCard: ({ collection, series }, context) =>
    postListCard(
      series.title,
      [context.site.text(collection.title), context.site.t.series],
      series.parts.length,
      collection,
      context,
    ),
  lastModified: ({ series }) => series.parts.at(-1)?.date.slice(0, 10),
  offlineArea: ({ collection }) => collection.id,
  search: ({ collection, series }) => ({
    title: series.title,
    area: collection.id,
    sections: [{ id: '', title: '', text: series.description ?? '' }],
  }),
})
