import { pathBelow } from '../../config/address.ts'
import type { PostsConfig } from '../../config/site.ts'
import type { Tag } from '../../content/model.ts'
import { translated } from '../../features/markdown-export/listMarkdown.ts'
import { tagMarkdown } from '../../features/markdown-export/postListMarkdown.ts'
import { format, plural } from '../../i18n/format.ts'
import type { Site } from '../../theme/localeSite.ts'
import { breadcrumbsTo, listStep } from '../breadcrumbs.ts'
import { definePage } from '../definePage.ts'
import { nameList } from '../nameList.ts'
import { newestChange } from '../lastModified.ts'
import { postListCard } from '../postCards.ts'
import { postsAside } from '../postsAside.ts'
import { splitPosts, type PartOfPosts } from '../splitPosts.ts'

export interface TagPageData extends PartOfPosts {
  readonly kind: 'tag'
  readonly collection: PostsConfig
  readonly tag: Tag
  /** How many posts have the tag, on all of its pages. */
  readonly count: number
  /** How many of them are written in the language of the page. */
  readonly translatedCount: number
}

/** The posts of a collection that have one tag, newest first, split into pages. */
export const tagPage = definePage<TagPageData>({
  kind: 'tag',
  routes: {
    perCollection: ({ collection, posts }) =>
      posts.tags.flatMap(({ tag, posts: tagged }) => {
        const count = tagged.length
        const translatedCount = translated(tagged).length
        return splitPosts(tag.path, tagged, collection.pageSize).map(({ path, part }) => ({
          path,
          page: { kind: 'tag', collection, tag, count, translatedCount, ...part },
          ...postsAside(collection, posts),
        }))
      }),
  },
  Page: () => import('./TagPage.tsx'),
  head: ({ collection, tag, count, posts }, { site }) => ({
    title: tagTitle({ tag, count }, site),
    description: format(site.t.tagDescription, {
      list: site.text(collection.title),
      tag: tag.label,
      posts: plural(site.t.posts, count, site.locale.lang),
      titles: nameList(
        posts.map(({ title }) => title),
        site.locale.lang,
      ),
    }),
  }),
  structuredData: ({ collection, tag }, { site }) => [
    breadcrumbsTo(
      site,
      ...listStep(site, collection),
      [site.t.tags, pathBelow(collection.path, '/tags')],
      [tag.label, tag.path],
    ),
  ],
  markdown: (page, { path, site }) => tagMarkdown(page, path, site),
  socialCard: ({ collection, tag, count }, context) =>
    postListCard(
      tag.label,
      [context.site.text(collection.title), context.site.t.tags],
      count,
      collection,
      context,
    ),
  lastModified: ({ posts }) => newestChange(posts),
  offlineArea: ({ collection }) => collection.id,
})

export function tagTitle(
  { tag, count }: Pick<TagPageData, 'tag' | 'count'>,
  { t, locale }: Site,
): string {
  return format(t.taggedWith, { posts: plural(t.posts, count, locale.lang), tag: tag.label })
}
