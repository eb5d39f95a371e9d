import { pathBelow } from '../../config/address.ts'
import type { PostsConfig } from '../../config/site.ts'
import type { Series } from '../../content/model.ts'
import { seriesListMarkdown } from '../../features/markdown-export/seriesMarkdown.ts'
import { format } from '../../i18n/format.ts'
import { breadcrumbsTo, listStep } from '../breadcrumbs.ts'
import { definePage } from '../definePage.ts'
import { nameList } from '../nameList.ts'
import { postsAside } from '../postsAside.ts'

export interface SeriesIndexPageData {
  readonly kind: 'seriesIndex'
  readonly collection: PostsConfig
  readonly series: readonly Series[]
}

/** All series of a collection; there is no overview if it has none. */
export const seriesIndexPage = definePage<SeriesIndexPageData>({
  kind: 'seriesIndex',
  routes: {
    perCollection: ({ collection, posts }) =>
      posts.series.length === 0
        ? []
        : [
            {
              path: pathBelow(collection.path, '/series'),
              page: { kind: 'seriesIndex', collection, series: posts.series },
              ...postsAside(collection, posts),
            },
          ],
  },
  Page: () => import('./SeriesIndexPage.tsx'),
  head: ({ collection, series }, { site }) => ({
    title: `${site.t.allSeries} · ${site.text(collection.title)}`,
    description: format(site.t.seriesListDescription, {
      list: site.text(collection.title),
      series: nameList(
        series.map(({ title }) => title),
        site.locale.lang,
      ),
    }),
  }),
  structuredData: ({ collection }, { site, path }) => [
    breadcrumbsTo(site, ...listStep(site, collection), [site.t.allSeries, path]),
  ],
  markdown: (page, { path, site }) => seriesListMarkdown(page, path, site),
  socialCard: ({ collection, series }, { site }) => ({
    title: site.t.allSeries,
    section: [site.text(collection.title)],
    description: series.map(({ title }) => title).join(' · '),
    area: collection.id,
  }),
  offlineArea: ({ collection }) => collection.id,
})
