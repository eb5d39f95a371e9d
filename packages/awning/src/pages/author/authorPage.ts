import { pathBelow } from '../../config/address.ts'
import type { PostsConfig } from '../../config/site.ts'
import type { AuthorProfile } from '../../content/model.ts'
import { authorMarkdown } from '../../features/markdown-export/authorMarkdown.ts'
import { profileData } from '../../features/structured-data/personData.ts'
import { format, plural } from '../../i18n/format.ts'
import { breadcrumbsTo, listStep } from '../breadcrumbs.ts'
import { definePage } from '../definePage.ts'
import { newestChange } from '../lastModified.ts'
import { nameList } from '../nameList.ts'
import { postListCard } from '../postCards.ts'
import { postsAside } from '../postsAside.ts'
import { splitPosts, type PartOfPosts } from '../splitPosts.ts'

export interface AuthorPageData extends PartOfPosts {
  readonly kind: 'author'
  readonly collection: PostsConfig
  readonly profile: AuthorProfile
  /** How many posts the author wrote, on all pages. */
  readonly count: number
}

/** An author, and the author's posts of a collection, newest first, split into pages. */
export const authorPage = definePage<AuthorPageData>({
  kind: 'author',
  routes: {
    perCollection: ({ collection, posts }) =>
      posts.authors.flatMap(({ profile, posts: written }) =>
        splitPosts(profile.path, written, collection.pageSize).map(({ path, part }) => ({
          path,
          page: { kind: 'author', collection, profile, count: written.length, ...part },
          ...postsAside(collection, posts),
        })),
      ),
  },
  Page: () => import('./AuthorPage.tsx'),
  head: ({ collection, profile, count, posts }, { site }) => ({
    title: `${profile.name} · ${site.text(collection.title)}`,
    description:
      profile.description ??
      format(site.t.authorDescription, {
        author: profile.name,
        list: site.text(collection.title),
        posts: plural(site.t.posts, count, site.locale.lang),
        titles: nameList(
          posts.map(({ title }) => title),
          site.locale.lang,
        ),
      }),
  }),
  structuredData: ({ collection, profile }, { site }) => [
    profileData(site.config, site.locale, profile),
    breadcrumbsTo(
      site,
      ...listStep(site, collection),
      [site.t.authors, pathBelow(collection.path, '/authors')],
      [profile.name, profile.path],
    ),
  ],
  markdown: (page, { path, site }) => authorMarkdown(page, path, site),
  socialCard: ({ collection, profile, count }, context) =>
    postListCard(
      profile.name,
      [context.site.text(collection.title), context.site.t.authors],
      count,
      collection,
      context,
    ),
  lastModified: ({ posts }) => newestChange(posts),
  offlineArea: ({ collection }) => collection.id,
  search({ profile, collection, newer }) {
    // The first page stands for all pages of an author.
    if (newer !== undefined) return undefined
    const text = [profile.title, profile.description].filter(Boolean).join('\n')
    return { title: profile.name, area: collection.id, sections: [{ id: '', title: '', text }] }
  },
})
