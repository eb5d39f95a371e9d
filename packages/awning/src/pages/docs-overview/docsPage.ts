import type { Doc, ReadingPath, Relations, SidebarItem } from '../../content/model.ts'
import { samePathKey } from '../../config/address.ts'
import { versionAt } from '../../config/versionAt.ts'
import { docsMarkdown } from '../../features/markdown-export/listMarkdown.ts'
import { plural } from '../../i18n/format.ts'
import { firstPath } from '../../theme/docs/firstPath.ts'
import { breadcrumbsTo, docsStep } from '../breadcrumbs.ts'
import { definePage } from '../definePage.ts'
import { docsAside } from '../docsAside.ts'
import { newestChange } from '../lastModified.ts'

export interface DocsPageData {
  readonly kind: 'docs'
  /** The items of all sidebars. */
  readonly items: readonly SidebarItem[]
  /** The same, for each sidebar. */
  readonly sidebars: readonly (readonly SidebarItem[])[]
  /** Those of the current version. */
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
    const { relations, paths } = content
    // Saved versions have sidebars too, and an overview of their own pages in them.
    const versions = docs.versions.map(({ path = docs.path }) => ({ prefix: path }))
    const current = versionAt(versions, docs.path)
    const isCurrent = (path: string) => versionAt(versions, path) === current
    const docsHere = content.docs.filter(({ path }) => isCurrent(path))
    const sidebars = Object.values(content.sidebars).filter(
      (items) => items.length > 0 && isCurrent(firstPath(items)),
    )
    return [
      {
        path: docs.path,
        page: {
          kind: 'docs',
          items: sidebars.flat(),
          sidebars,
          // The same list, if it is: its hash is known.
          docs: docsHere.length === content.docs.length ? content.docs : docsHere,
          relations,
          paths,
        },
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
  markdownInputs: ({ items, paths }) => ({ items, paths }),
  socialCard: ({ docs }, { site }) => ({
    title: site.text(site.config.docs.title),
    description: site.text(site.config.docs.description),
    facts: [plural(site.t.pages, docs.length, site.locale.lang)],
    area: 'docs',
  }),
  lastModified: ({ docs }) => newestChange(docs),
  offlineArea: () => 'docs',
})
