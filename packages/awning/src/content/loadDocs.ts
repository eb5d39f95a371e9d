import { pagePath, pathBelow } from '../config/address.ts'
import { addressMistake, type AddressMistake } from '../config/addressMistake.ts'
import type { SiteConfig } from '../config/site.ts'
import { versionAt } from '../config/versionAt.ts'
import { chosenNeighbours } from './chosenNeighbours.ts'
import type { CompiledEntry } from './compiledEntry.ts'
import { docsOfVersions } from './docsOfVersions.ts'
import type { LoadContext } from './loadContext.ts'
import { entryBody, entryFields } from './entry.ts'
import { foreignLang } from './foreignLang.ts'
import type { Doc, PageLink, SidebarItem } from './model.ts'
import type { Report } from './diagnostic.ts'
import { pageAddressMistake } from './pageAddress.ts'
import { readTexts, type ReadText } from './readTexts.ts'
import { readYamlFile } from './readYamlFile.ts'
import { reportFileName } from './reportFileName.ts'
import { categorySchema, docSchema, type CategoryFile, type DocFrontMatter } from './schemas.ts'
import { buildSidebar, flattenSidebar, type SidebarDoc } from './sidebar.ts'
import { docSlugPath } from './slug.ts'
import type { SourceFile } from './sourceFile.ts'
import { collectionKeys } from './sourceTree.ts'
import { docPath } from '../text/docPath.ts'
import { withoutUnlisted } from './withoutUnlisted.ts'

/** A doc whose address is known and whose text is not yet compiled. */
export interface DocSource extends ReadText<DocFrontMatter> {
  readonly id: string
  readonly relative: string
  readonly path: string
  readonly isIndex: boolean
}

/** `originals` are the docs of the default locale, whose slugs decide for every language. */
export function readDocs(
  loadContext: LoadContext,
  originals: readonly DocSource[] = [],
): DocSource[] {
  const { root, config, locale, report } = loadContext
  const slugs = new Map(originals.map(({ file, front }) => [file.key, front.slug]))
  const keys = collectionKeys(root, 'docs', config.defaultLocale)
  return readTexts(keys, { schema: docSchema, name: 'doc' }, loadContext).flatMap((text) => {
    const { file, front, locate, leftOut } = text
    const relative = file.key.slice('docs/'.length)
    const { id, path, isIndex } = docPath(relative)
    const slug = locale === config.defaultLocale ? front.slug : slugs.get(file.key)
    const byName = pathBelow(config.docs.path, path)
    const address =
      slug === undefined ? byName : docSlugPath(slug, byName, versionRoot(byName, config))
    if (slug === undefined)
      reportFileName(file.file, address, docMistake(path, config), 'Rename it.', report)
    else if (locale === config.defaultLocale)
      reportTakenSlug({ file, locate }, address, config, report)
    const ownId = front.id === undefined ? id : id.replace(/[^/]+$/, front.id)
    const source = { ...text, id: ownId, relative, path: pagePath(config, address), isIndex }
    if (leftOut) loadContext.leaveOut({ ...leftOut, path: source.path, id: ownId })
    return leftOut ? [] : [source]
  })
}

/** Where the docs begin, or the version of them that a doc belongs to. */
function versionRoot(path: string, { docs }: SiteConfig): string {
  const roots = docs.versions.map((version) => ({ prefix: version.path ?? docs.path }))
  return versionAt(roots, path)?.prefix ?? docs.path
}

/** The slug by itself was checked with the front matter; what it must leave out depends on the settings. */
function reportTakenSlug(
  { file: { file }, locate }: Pick<DocSource, 'file' | 'locate'>,
  address: string,
  config: SiteConfig,
  report: Report,
): void {
  const mistake = config.docs.path === '/' ? pageAddressMistake(address, config) : undefined
  if (!mistake) return
  const message = `slug: the address ${address} ${mistake.message}`
  report({ severity: 'error', file, ...locate('slug'), message, hint: mistake.hint })
}

/** Docs at `/` must leave out the same names as pages; the overview of the docs has the empty path. */
function docMistake(path: string, config: SiteConfig): AddressMistake | undefined {
  if (config.docs.path === '/') return pageAddressMistake(path, config)
  const plain = path.replace(/^\/|\/$/g, '')
  return plain === '' ? undefined : addressMistake(plain)
}

export interface LoadedDocs {
  readonly docs: readonly Doc[]
  readonly unlistedDocs: readonly Doc[]
  readonly sidebars: Readonly<Record<string, readonly SidebarItem[]>>
}

export function assembleDocs(
  sources: readonly DocSource[],
  compiled: ReadonlyMap<SourceFile, CompiledEntry>,
  loadContext: LoadContext,
): LoadedDocs {
  const { config } = loadContext
  const plain = sources.flatMap((source) => {
    const entry = compiled.get(source.file)
    return entry ? [describeDoc(source, entry, loadContext)] : []
  })
  const sidebarDocs: SidebarDoc[] = plain.map(({ source, doc }) => ({
    ...source,
    label: doc.sidebarLabel,
    ...foreignLang(doc),
    position: source.front.sidebar_position,
  }))
  const unlisted = new Set(
    plain.flatMap(({ doc }) => (doc.visibility?.isUnlisted ? [doc.path] : [])),
  )
  const docsOf = docsOfVersions(sidebarDocs, config)
  const sidebars: Record<string, SidebarItem[]> = {}
  const neighbours = new Map<string, { sidebar: string; previous?: string; next?: string }>()
  for (const [name, sidebarConfig] of Object.entries(config.docs.sidebars)) {
    const all = buildSidebar(name, sidebarConfig, {
      docs: docsOf(sidebarConfig),
      leftOut: loadContext.leftOut,
      category: (folder) => readCategory(folder, loadContext),
      localized: loadContext.localized,
      report: loadContext.report,
    })
    const items = withoutUnlisted(all, unlisted)
    sidebars[name] = items
    // A doc that no list contains is still shown next to the sidebar of its folder.
    for (const { path } of flattenSidebar(all))
      if (unlisted.has(path) && !neighbours.has(path)) neighbours.set(path, { sidebar: name })
    const order = flattenSidebar(items).map((item) => item.path)
    order.forEach((path, index) => {
      if (neighbours.has(path)) return
      const previous = order[index - 1]
      const next = order[index + 1]
      neighbours.set(path, {
        sidebar: name,
        ...(previous ? { previous } : {}),
        ...(next ? { next } : {}),
      })
    })
  }

  const byPath = new Map(plain.map(({ doc }) => [doc.path, doc]))
  const linkTo = (path: string | undefined): PageLink | undefined => {
    const target = path === undefined ? undefined : byPath.get(path)
    return target && { label: target.paginationLabel, path: target.path, ...foreignLang(target) }
  }
  const chosen = chosenNeighbours(plain, loadContext)
  const docs = plain.map(({ source, doc }): Doc => {
    const position = neighbours.get(doc.path)
    const previous = chosen('pagination_prev', source) ?? linkTo(position?.previous)
    const next = chosen('pagination_next', source) ?? linkTo(position?.next)
    return {
      ...doc,
      ...(position ? { sidebar: position.sidebar } : {}),
      ...(previous && source.front.pagination_prev !== null ? { previous } : {}),
      ...(next && source.front.pagination_next !== null ? { next } : {}),
    }
  })
  return {
    docs: docs.filter(({ path }) => !unlisted.has(path)),
    unlistedDocs: docs.filter(({ path }) => unlisted.has(path)),
    sidebars,
  }
}

interface DescribedDoc {
  readonly source: DocSource
  readonly doc: Doc
}

function describeDoc(
  source: DocSource,
  entry: CompiledEntry,
  loadContext: LoadContext,
): DescribedDoc {
  const { front } = source
  const fileName = source.id.split('/').at(-1) ?? source.id
  const fields = entryFields(
    source,
    entry,
    fileName,
    loadContext,
    loadContext.config.docs.readingTime,
  )
  const marked = (label: string | undefined) =>
    label !== undefined && fields.visibility?.unpublished
      ? loadContext.markTitle(label, fields.visibility.unpublished)
      : label
  const sidebarLabel = marked(front.sidebar_label) ?? fields.title
  const doc: Doc = {
    ...fields,
    id: source.id,
    body: entryBody(source.file, entry),
    showTitle: entry.leadingTitle === undefined && front.hide_title !== true,
    sidebarLabel,
    paginationLabel: marked(front.pagination_label) ?? sidebarLabel,
  }
  return { source, doc }
}

/** Label and position of a category: the translation's fields override those of the original. */
function readCategory(folder: string, loadContext: LoadContext): CategoryFile {
  const merged: CategoryFile = {}
  for (const locale of new Set([loadContext.config.defaultLocale, loadContext.locale])) {
    const file = `content/${locale}/docs/${folder}/_category.yml`
    Object.assign(
      merged,
      readYamlFile(loadContext.root, file, categorySchema, loadContext.report).data,
    )
  }
  return merged
}
