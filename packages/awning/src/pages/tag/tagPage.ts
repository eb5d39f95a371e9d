import type { PostsConfig } from '../../config/site.ts'
import type { TagCount } from '../../content/model.ts'
import { tagMarkdown } from '../../features/markdown-export/listMarkdown.ts'
import { format, plural } from '../../i18n/format.ts'
import type { Site } from '../../theme/localeSite.ts'
import { breadcrumbsTo, listStep } from '../breadcrumbs.ts'
import { definePage } from '../definePage.ts'
import { nameList } from '../nameList.ts'
import { newestChange } from '../lastModified.ts'
import { postListCard } from '../postCards.ts'
import { postsAside } from '../postsAside.ts'

export interface TagPageData {
  readonly kind: 'tag'
  readonly collection: PostsConfig
  readonly tag: TagCount
}

/** The posts of a collection that have one tag. */
export const tagPage = definePage<TagPageData>({
  kind: 'tag',
  routes: {
    perCollection: ({ collection, posts }) =>
      posts.tags.map((tag) => ({
        path: tag.tag.path,
        page: { kind: 'tag', collection, tag },
        ...postsAside(collection, posts),
      })),
  },
  Page: () => import('./TagPage.tsx'),
  head: ({ collection, tag: { tag, posts } }, { site }) => ({
    title: tagTitle({ tag, posts }, site),
    description: format(site.t.tagDescription, {
      list: site.text(collection.title),
      tag: tag.label,
      posts: plural(site.t.posts, posts.length, site.locale.lang),
      titles: nameList(
        posts.map(({ title }) => title),
        site.locale.lang,
      ),
    }),
  }),
  structuredData: ({ collection, tag: { tag } }, { site }) => [
    breadcrumbsTo(
      site,
      listStep(site, collection),
      [site.t.tags, `${collection.path}/tags`],
      [tag.label, tag.path],
    ),
  ],
  markdown: ({ tag }, { site }) => tagMarkdown(tag, site),
  socialCard: ({ collection, tag: { tag, posts } }, context) =>
    postListCard(
      tag.label,
      [context.site.text(collection.title), context.site.t.tags],
      posts.length,
      collection,
      context,
    ),
  lastModified: ({ tag }) => newestChange(tag.posts),
  offlineArea: ({ collection }) => collection.id,
})

export function tagTitle({ tag, posts }: TagCount, { t, locale }: Site): string {
  return format(t.taggedWith, {
    posts: plural(t.posts, posts.length, locale.lang),
    tag: tag.label,
  })
}
