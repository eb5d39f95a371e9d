import { docData, postData } from '../features/structured-data/articleData.ts'
import { graph, type Data } from '../features/structured-data/data.ts'
import { gameData } from '../features/structured-data/gameData.ts'
import { websiteData } from '../features/structured-data/websiteData.ts'
import type { Site } from '../theme/site.ts'
import { ancestorsOf } from './ancestorsOf.ts'
import type { Page } from './route.ts'
import { wayTo } from './wayTo.ts'

/** All that a page tells machines, as one text; undefined where there is nothing to tell. */
export function structuredData(site: Site, page: Page): string | undefined {
  const nodes = nodesOf(site, page).filter((node) => node !== undefined)
  return nodes.length === 0 ? undefined : JSON.stringify(graph(nodes))
}

function nodesOf(site: Site, page: Page): (Data | undefined)[] {
  const { config, locale, t } = site
  switch (page.kind) {
    case 'home':
      return [websiteData(config, locale.id)]
    case 'docs':
      return [wayTo(site, shelf(site))]
    case 'doc': {
      const { doc, items } = page
      const above = ancestorsOf(items, doc.path) ?? []
      const way = above.map(({ label, path }) => [label, path] as const)
      return [docData(config, doc), wayTo(site, shelf(site), ...way, [doc.sidebarLabel, doc.path])]
    }
    case 'list':
      return [wayTo(site, counter(site, page))]
    case 'post': {
      const { post, collection } = page
      return [
        gameData(config, post) ?? postData(config, collection, post),
        wayTo(site, counter(site, page), [post.title, post.path]),
      ]
    }
    case 'tags':
      return [wayTo(site, counter(site, page), [t.tags, `${page.collection.path}/tags`])]
    case 'tag': {
      const { collection, tag } = page
      const all = [t.tags, `${collection.path}/tags`] as const
      return [wayTo(site, counter(site, page), all, [tag.tag.label, tag.tag.path])]
    }
    case 'archive':
      return [wayTo(site, counter(site, page), [t.archive, `${page.collection.path}/archive`])]
    case 'offline':
    case 'notFound':
    case 'gallery':
      return []
  }
}

function shelf({ config, text }: Site): readonly [string, string] {
  return [text(config.docs.title), config.docs.path]
}

function counter(
  { text }: Site,
  { collection }: Extract<Page, { readonly collection: unknown }>,
): readonly [string, string] {
  return [text(collection.title), collection.path]
}
