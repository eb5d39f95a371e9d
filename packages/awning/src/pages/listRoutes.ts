import { samePathKey } from '../config/address.ts'
import { offlineRoute } from './offlineAreas.ts'
import type { PostsConfig, SiteConfig } from '../config/site.ts'
import type { Content, LocaleContent, RelatedPage } from '../content/model.ts'
import type { Problem } from '../content/problem.ts'
import { docVersions } from './docVersions.ts'
import { libraryOf } from './library.ts'
import { relatedPages } from './relatedPages.ts'
import type { Aside, Route } from './route.ts'
import { branchesOf, countPages, noBranch, wholeSidebarLimit } from './sidebarBranch.ts'

/** Every address of the site, in every locale. Two pages at one address: the first stays, with a warning. */
export function listRoutes(
  content: Content,
  config: SiteConfig,
): { routes: Route[]; problems: Problem[] } {
  const routes: Route[] = []
  const problems: Problem[] = []
  const taken = new Map<string, Route>()
  for (const { id } of config.locales) {
    const locale = content.locales[id]
    if (!locale) continue
    for (const route of localeRoutes(locale, config)) {
      const key = `${route.locale} ${samePathKey(route.path)}`
      const first = taken.get(key)
      if (first) problems.push(duplicate(route, first))
      else {
        taken.set(key, route)
        routes.push(route)
      }
    }
  }
  return { routes, problems }
}

function localeRoutes(content: LocaleContent, config: SiteConfig): Route[] {
  const { locale } = content
  const [sidebar] = Object.keys(content.sidebars)
  const sidebarItems = (name: string | undefined) =>
    name === undefined ? [] : (content.sidebars[name] ?? [])
  const items = sidebarItems(sidebar)
  const asideAt = docsAsides(content)
  const versionsAt = docVersions(config.docs, content.docs)
  const related = relatedPages(content, config)
  const { relations, paths } = content
  const posts = config.posts.flatMap((collection) => content.posts[collection.id] ?? [])
  const routes: Route[] = [
    { locale, path: '/', page: { kind: 'home', docs: items, posts } },
    {
      locale,
      path: config.docs.path,
      page: { kind: 'docs', items, docs: content.docs, relations, paths },
      ...asideAt(sidebar, config.docs.path),
    },
    ...content.docs.map((doc): Route => ({
      locale,
      path: doc.path,
      file: doc.file,
      page: {
        kind: 'doc',
        doc,
        items: sidebarItems(doc.sidebar),
        related: related(doc.path),
        ...(config.docs.versions.length > 1 ? { versions: versionsAt(doc.path) } : {}),
      },
      ...asideAt(doc.sidebar, doc.path),
    })),
    ...config.posts.flatMap((collection) => postRoutes(collection, content, config, related)),
  ]
  return [
    ...routes,
    ...(config.offline ? [offlineRoute(locale, routes, config)] : []),
    { locale, path: '/404', page: { kind: 'notFound' } },
  ]
}

/** The column of a page; of a large sidebar, its branch. */
function docsAsides({
  sidebars,
}: LocaleContent): (sidebar: string | undefined, path: string) => { aside?: Aside } {
  const large = new Map(
    Object.entries(sidebars).flatMap(([name, items]) =>
      countPages(items) > wholeSidebarLimit ? [[name, branchesOf(items)] as const] : [],
    ),
  )
  return (sidebar, path) => {
    if (sidebar === undefined) return {}
    const branches = large.get(sidebar)
    const branch = branches && (branches.get(samePathKey(path)) ?? noBranch)
    return { aside: { kind: 'docs', sidebar, ...(branch ? { branch } : {}) } }
  }
}

function postRoutes(
  collection: PostsConfig,
  content: LocaleContent,
  config: SiteConfig,
  related: (path: string) => RelatedPage[],
): Route[] {
  const { locale } = content
  const found = content.posts[collection.id]
  if (!found) return []
  const { posts, tags } = found
  const { path, pageSize } = collection
  const aside =
    posts.length > 0 && collection.sidebarCount !== 0
      ? ({ aside: { kind: 'posts', collection: collection.id } } as const)
      : {}
  const library = libraryOf(collection, found, config)
  const pages = Math.max(1, Math.ceil(posts.length / pageSize))
  const listPath = (page: number) => (page === 1 ? path : `${path}/page/${page}`)
  const lists = Array.from({ length: pages }, (_, index): Route => {
    const page = index + 1
    return {
      locale,
      path: listPath(page),
      page: {
        kind: 'list',
        collection,
        posts: posts.slice(index * pageSize, page * pageSize),
        hasTags: tags.length > 0,
        ...(page === 1 && library ? { library } : {}),
        ...(page > 1 ? { newer: listPath(page - 1) } : {}),
        ...(page < pages ? { older: listPath(page + 1) } : {}),
      },
      ...aside,
    }
  })
  const tagRoutes: Route[] =
    tags.length === 0
      ? []
      : [
          { locale, path: `${path}/tags`, page: { kind: 'tags', collection, tags }, ...aside },
          ...tags.map((tag): Route => ({
            locale,
            path: tag.tag.path,
            page: { kind: 'tag', collection, tag },
            ...aside,
          })),
        ]
  return [
    ...lists,
    ...posts.map((post): Route => ({
      locale,
      path: post.path,
      file: post.file,
      page: { kind: 'post', collection, post, related: related(post.path) },
      ...aside,
    })),
    ...tagRoutes,
    { locale, path: `${path}/archive`, page: { kind: 'archive', collection, posts } },
  ]
}

function duplicate(route: Route, first: Route): Problem {
  return {
    severity: 'warning',
    file: route.file ?? 'site.config.ts',
    message: `there are two pages at ${route.path} (${route.locale}); the one of ${first.file ?? 'the site itself'} is kept`,
    hint: 'Give one of them another slug.',
  }
}
