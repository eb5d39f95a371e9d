import type { Doc, ReadingPath, Relations, SidebarItem } from '../../content/model.ts'
import { samePathKey } from '../../config/address.ts'
import { docsMarkdown } from '../../features/markdown-export/listMarkdown.ts'
import { plural } from '../../i18n/format.ts'
import { breadcrumbsTo, docsStep } from '../breadcrumbs.ts'
import { definePage } from '../definePage.ts'
import { docsAside } from '../docsAside.ts'
import { newestChange } from '../lastModified.ts'

export interface DocsPageData {
  readonly kind: 'docs'
  readonly items: readonly SidebarItem[]
  readonly docs: readonly Doc[]
  readonly relations: Relations
  readonly paths: readonly ReadingPath[]
}

/** The overview of the docs. There is none if an author has written their index, as they must if the docs are at `/`. */
export const docsPage = definePage<DocsPageData>({
  kind: 'docs',
  routes({ content, config: { docs } }) {
    const key = samePathKey(docs.path)
    const hasIndex = [...content.docs, ...content.unlistedDocs].some(
      ({ path }) => samePathKey(path) === key,
    )
    if (!docs.enabled || docs.path === '/' || hasIndex) return []
    const [sidebar] = Object.keys(content.sidebars)
    const items = sidebar === undefined ? [] : (content.sidebars[sidebar] ?? [])
    const { relations, paths } = content
    return [
      {
        path: docs.path,
        page: { kind: 'docs', items, docs: content.docs, relations, paths },
        ...docsAside(content, sidebar, docs.path),
      },
    ]
  },
  Page: () => import('./DocsPage.tsx'),
  head: (_, { site }) => ({
    title: site.text(site.config.docs.title),
    description: site.text(site.config.docs.description),
  }),
  structuredData: (_, { site }) => [breadcrumbsTo(site, ...docsStep(site))],
  markdown: (page, { site }) => docsMarkdown(page, site),
  socialCard: ({ docs }, { site }) => ({
    title: site.text(site.config.docs.title),
    description: site.text(site.config.docs.description),
    facts: [plural(site.t.pages, docs.length, site.locale.lang)],
    area: 'docs',
  }),
  lastModified: ({ docs }) => newestChange(docs),
  offlineArea: () => 'docs',
})
