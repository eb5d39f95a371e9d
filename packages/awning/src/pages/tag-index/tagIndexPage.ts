import { pathBelow } from '../../config/address.ts'
import type { PostsConfig } from '../../config/site.ts'
import type { TagCount } from '../../content/model.ts'
import { tagsMarkdown } from '../../features/markdown-export/postListMarkdown.ts'
import { format } from '../../i18n/format.ts'
import { breadcrumbsTo, listStep } from '../breadcrumbs.ts'
import { definePage } from '../definePage.ts'
import { nameList } from '../nameList.ts'
import { newestChange } from '../lastModified.ts'
import { postsAside } from '../postsAside.ts'

export interface TagIndexPageData {
  readonly kind: 'tags'
  readonly collection: PostsConfig
  readonly tags: readonly TagCount[]
}

/** The page with all tags of a collection; there is none if no post has a tag. */
export const tagIndexPage = definePage<TagIndexPageData>({
  kind: 'tags',
  routes: {
    perCollection: ({ collection, posts }) =>
      posts.tags.length === 0
        ? []
        : [
            {
              path: pathBelow(collection.path, '/tags'),
              page: { kind: 'tags', collection, tags: posts.tags },
              ...postsAside(collection, posts),
            },
          ],
  },
  Page: () => import('./TagIndexPage.tsx'),
  head: ({ collection, tags }, { site }) => ({
    title: `${site.t.tags} · ${site.text(collection.title)}`,
    description: format(site.t.tagsDescription, {
      list: site.text(collection.title),
      tags: nameList(
        tags.map(({ tag }) => tag.label),
        site.locale.lang,
      ),
    }),
  }),
  structuredData: ({ collection }, { site, path }) => [
    breadcrumbsTo(site, ...listStep(site, collection), [site.t.tags, path]),
  ],
  markdown: (page, { path, site }) => tagsMarkdown(page, path, site),
  socialCard: ({ collection, tags }, { site }) => ({
    title: site.t.tags,
    section: [site.text(collection.title)],
    description: tags.map(({ tag }) => tag.label).join(' · '),
    area: collection.id,
  }),
  lastModified: ({ tags }) => newestChange(tags.flatMap(({ posts }) => posts)),
  offlineArea: ({ collection }) => collection.id,
})
