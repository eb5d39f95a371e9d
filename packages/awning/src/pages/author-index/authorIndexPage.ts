import { pathBelow } from '../../config/address.ts'
import type { PostsConfig } from '../../config/site.ts'
import type { AuthorProfile } from '../../content/model.ts'
import { authorsMarkdown } from '../../features/markdown-export/authorMarkdown.ts'
import { format } from '../../i18n/format.ts'
import { breadcrumbsTo, listStep } from '../breadcrumbs.ts'
import { definePage } from '../definePage.ts'
import { nameList } from '../nameList.ts'
import { postsAside } from '../postsAside.ts'

export interface AuthorIndexPageData {
  readonly kind: 'authors'
  readonly collection: PostsConfig
  readonly authors: readonly { readonly profile: AuthorProfile; readonly count: number }[]
}

/** All authors of a collection that have a page; there is no overview if none has. */
export const authorIndexPage = definePage<AuthorIndexPageData>({
  kind: 'authors',
  routes: {
    perCollection: ({ collection, posts }) =>
      posts.authors.length === 0
        ? []
        : [
            {
              path: pathBelow(collection.path, '/authors'),
              page: {
                kind: 'authors',
                collection,
                authors: posts.authors.map(({ profile, posts: written }) => ({
                  profile,
                  count: written.length,
                })),
              },
              ...postsAside(collection, posts),
            },
          ],
  },
  Page: () => import('./AuthorIndexPage.tsx'),
  head: ({ collection, authors }, { site }) => ({
    title: `${site.t.authors} · ${site.text(collection.title)}`,
    description: format(site.t.authorsDescription, {
      list: site.text(collection.title),
      authors: nameList(
        authors.map(({ profile }) => profile.name),
        site.locale.lang,
      ),
    }),
  }),
  structuredData: ({ collection }, { site, path }) => [
    breadcrumbsTo(site, ...listStep(site, collection), [site.t.authors, path]),
  ],
  markdown: (page, { path, site }) => authorsMarkdown(page, path, site),
  socialCard: ({ collection, authors }, { site }) => ({
    title: site.t.authors,
    section: [site.text(collection.title)],
    description: authors.map(({ profile }) => profile.name).join(' · '),
    area: collection.id,
  }),
  offlineArea: ({ collection }) => collection.id,
})
