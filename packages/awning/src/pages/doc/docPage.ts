import type { SiteConfig } from '../../config/site.ts'
import { docsVersionAt } from '../../config/versionAt.ts'
import type { Doc, RelatedPage, SidebarItem } from '../../content/model.ts'
import { docData } from '../../features/structured-data/articleData.ts'
import { websiteData } from '../../features/structured-data/websiteData.ts'
import { ancestorsOf, type Ancestor } from '../ancestorsOf.ts'
import { breadcrumbsTo, docsStep, type BreadcrumbStep } from '../breadcrumbs.ts'
import { definePage } from '../definePage.ts'
import { docCard } from '../docCards.ts'
import { docsAside } from '../docsAside.ts'
import { docVersions, type DocVersion } from '../docVersions.ts'
import { newestChange } from '../lastModified.ts'

export interface DocPageData {
  readonly kind: 'doc'
  readonly doc: Doc
  /** Its sidebar, for social images. The page itself shows of it only the categories. */
  readonly items: readonly SidebarItem[]
  /** Its categories, outermost first; absent where no sidebar lists it. */
  readonly ancestors?: readonly Ancestor[]
  /** The same doc in each version of the docs, if there are several. */
  readonly versions?: readonly DocVersion[]
  readonly related: readonly RelatedPage[]
}

/** A page of the docs. */
export const docPage = definePage<DocPageData>({
  kind: 'doc',
  routes({ content, config: { docs }, related }) {
    const versionsAt = docs.versions.length > 1 ? docVersions(docs, content.docs) : undefined
    return [...content.docs, ...content.unlistedDocs].map((doc) => {
      const items = (doc.sidebar === undefined ? undefined : content.sidebars[doc.sidebar]) ?? []
      const ancestors = ancestorsOf(items, doc.path)
      return {
        path: doc.path,
        file: doc.file,
        page: {
          kind: 'doc',
          doc,
          items,
          ...(ancestors ? { ancestors } : {}),
          get related() {
            return related(doc.path)
          },
          ...(versionsAt ? { versions: versionsAt(doc.path) } : {}),
        },
        ...docsAside(content, doc.sidebar, doc.path),
      }
    })
  },
  Page: () => import('./DocPage.tsx'),
  head: ({ doc: { title, description, keywords, textLocale, image, head }, versions }) => ({
    title,
    description,
    keywords,
    textLocale,
    image,
    head,
    versions: versions && new Map(versions.map(({ name, path }) => [name, path])),
  }),
  structuredData({ doc, ancestors = [] }, { site }) {
    const steps = ancestors.map(({ label, first }): BreadcrumbStep => [label, first])
    const docStep: BreadcrumbStep = [doc.sidebarLabel, doc.path]
    return doc.path === '/'
      ? [websiteData(site.config, site.locale.id), docData(site.config, doc)]
      : [
          docData(site.config, doc),
          breadcrumbsTo(site, ...docsStep(site, doc.path), ...steps, docStep),
        ]
  },
  markdown: ({ doc }, { entryMarkdown }) => entryMarkdown(doc),
  socialCard: ({ doc, ancestors }, { site }) => docCard(doc, ancestors, site),
  lastModified: ({ doc }) => newestChange([doc]),
  offlineArea: () => 'docs',
  search: ({ doc }, { site: { config, locale } }) =>
    doc.textLocale === locale.id && isMaintained(doc, config)
      ? { title: doc.title, area: 'docs' }
      : undefined,
  entry: ({ doc }) => doc,
  body: {
    of: ({ doc }) => doc.body,
    replace: (page, body) => ({ ...page, doc: { ...page.doc, body } }),
  },
  threads: {
    pack: ({ items: _, ...page }) => page,
    unpack: (page) => ({ ...page, items: [] }),
  },
})

/** In search results, docs of a version that is no longer maintained would hide the current ones. */
function isMaintained({ path }: Doc, { docs }: SiteConfig): boolean {
  return docsVersionAt(docs, path)?.banner !== 'unmaintained'
}
