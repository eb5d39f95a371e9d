import type { Posts, SidebarItem } from '../../content/model.ts'
import { homeMarkdown } from '../../features/markdown-export/listMarkdown.ts'
import { websiteData } from '../../features/structured-data/websiteData.ts'
import { definePage } from '../definePage.ts'
import { newestChange } from '../lastModified.ts'

export interface HomePageData {
  readonly kind: 'home'
  readonly docs: readonly SidebarItem[]
  readonly posts: readonly Posts[]
}

/** The generated home page. If the docs or the posts of a collection are at `/`, their index or list is the home page instead. */
export const homePage = /* @__PURE__ */ definePage<HomePageData>({
  kind: 'home',
  routes: ({ content, config }) =>
    (config.docs.enabled && config.docs.path === '/') ||
    config.posts.some(({ path }) => path === '/')
      ? []
      : [
          {
            path: '/',
            page: {
              kind: 'home',
              docs: Object.values(content.sidebars)[0] ?? [],
              posts: config.posts.flatMap(({ id }) => content.posts[id] ?? []),
            },
          },
        ],
  Page: () => import('./HomePage.tsx'),
  head: (_, { site }) => ({ description: site.text(site.config.description) }),
  structuredData: (_, { site }) => [websiteData(site.config, site.locale.id)],
  markdown(page, { site, docs }) {
    const posts = site.config.posts.flatMap((collection) =>
      page.posts
        .filter((found) => found.collection === collection.id)
        .map((found) => ({ collection, posts: found.posts })),
    )
    return homeMarkdown({ items: page.docs, docs, posts }, site)
  },
  markdownInputs: ({ docs, posts }) => ({ items: docs, posts }),
  lastModified: ({ posts }) => newestChange(posts.flatMap((found) => found.posts)),
})
