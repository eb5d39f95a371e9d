import { dirname } from 'node:path'
import type { LocaleId, SidebarConfig, SidebarItemConfig } from '../config/site.ts'
import type { LeftOutText } from './leftOut.ts'
import type { SidebarCategory, SidebarItem, SidebarLink } from './model.ts'
import type { Report } from './diagnostic.ts'
import type { CategoryFile } from './schemas.ts'
import { nearest, nearestAmong } from '../text/nearest.ts'
import { stripNumberPrefix } from '../text/numberPrefix.ts'
import { mostListed, shortList } from '../text/shortList.ts'

/** The part of a doc that a sidebar needs. */
export interface SidebarDoc {
  readonly id: string
  /** Path below the docs folder, as on disk: `guide/css/01-layout.md`. */
  readonly relative: string
  readonly path: string
  readonly isIndex: boolean
  readonly label: string
  /** Language of the label, where it is not the sidebar's own. */
  readonly lang?: LocaleId
  readonly position?: number | undefined
}

export interface SidebarSources {
  readonly docs: readonly SidebarDoc[]
  /** Docs that are not published yet, and that the settings may name already. */
  readonly leftOut: readonly Pick<LeftOutText, 'key' | 'id'>[]
  /** `_category.yml` of a folder below docs. */
  readonly category: (folder: string) => CategoryFile
  readonly localized: (text: Readonly<Record<string, string>>) => string
  readonly report: Report
}

export function buildSidebar(
  name: string,
  config: SidebarConfig,
  sources: SidebarSources,
): SidebarItem[] {
  if (!('folder' in config)) return config.items.flatMap((item) => writtenItem(name, item, sources))
  const folder = config.folder === '.' ? '' : config.folder
  const items = folderItems(folder, { ...sources, folders: foldersOf(sources.docs) })
  const isLeftOut = sources.leftOut.some(({ key }) => key.startsWith(`docs/${config.folder}/`))
  // Without any docs, that is what is reported.
  if (items.length === 0 && sources.docs.length > 0 && !isLeftOut)
    reportEmptyFolder(name, config.folder, sources)
  return items
}

function reportEmptyFolder(
  sidebar: string,
  folder: string,
  { docs, report }: SidebarSources,
): void {
  const guess = nearest(folder, new Set(docs.map(({ relative }) => dirname(relative))))
  report({
    severity: 'error',
    file: 'site.config.ts',
    message: `the sidebar "${sidebar}" shows the folder "${folder}", which has no docs`,
    hint: guess
      ? `Did you mean "${guess}"?`
      : 'Write the path of a folder below docs as it is on disk, or . for all docs.',
  })
}

interface Placed {
  readonly item: SidebarItem
  readonly position: number
  readonly order: string
}

/** A folder below docs: its own docs, and the names of the folders in it. */
interface DocFolder {
  readonly docs: SidebarDoc[]
  readonly folders: Set<string>
}

interface FolderSources extends SidebarSources {
  readonly folders: ReadonlyMap<string, DocFolder>
}

/** All folders by their paths. The docs are divided once, because a large site has hundreds of folders. */
function foldersOf(docs: readonly SidebarDoc[]): ReadonlyMap<string, DocFolder> {
  const found = new Map<string, DocFolder>()
  const folderAt = (path: string): DocFolder => {
    const known = found.get(path)
    if (known) return known
    const folder: DocFolder = { docs: [], folders: new Set() }
    found.set(path, folder)
    if (path !== '') folderAt(parentOf(path)).folders.add(path.slice(path.lastIndexOf('/') + 1))
    return folder
  }
  for (const doc of docs) folderAt(parentOf(doc.relative)).docs.push(doc)
  return found
}

function parentOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')))
}

/** The docs and subfolders of a folder, ordered by position (explicit, or the number before the name), then by name. */
function folderItems(folder: string, sources: FolderSources): SidebarItem[] {
  const prefix = folder === '' ? '' : `${folder}/`
  const { docs = [], folders = new Set<string>() } = sources.folders.get(folder) ?? {}
  const placed: Placed[] = docs.map((doc) => placeDoc(doc, doc.relative.slice(prefix.length)))
  for (const name of folders) placed.push(placeFolder(`${prefix}${name}`, name, sources))
  return placed
    .sort((a, b) => a.position - b.position || (a.order < b.order ? -1 : 1))
    .map(({ item }) => item)
}

function linkTo({ label, path, lang }: SidebarDoc): SidebarLink {
  return { kind: 'link', label, path, ...(lang ? { lang } : {}) }
}

function placeDoc(doc: SidebarDoc, name: string): Placed {
  // The folder's own page comes first unless its author says otherwise.
  const position = doc.position ?? stripNumberPrefix(name).position ?? (doc.isIndex ? -1 : Infinity)
  return { item: linkTo(doc), position, order: name }
}

function placeFolder(folder: string, name: string, sources: FolderSources): Placed {
  const meta = sources.category(folder)
  const own = sources.folders.get(folder)?.docs.find(({ isIndex }) => isIndex)
  const stripped = stripNumberPrefix(name)
  const children = folderItems(folder, sources).filter(
    (item) => item.path !== own?.path || item.kind === 'category',
  )
  const item: SidebarCategory = {
    kind: 'category',
    label: meta.label ?? own?.label ?? stripped.name,
    ...(meta.label === undefined && own?.lang ? { lang: own.lang } : {}),
    ...(own ? { path: own.path } : {}),
    items: children,
  }
  const position = meta.position ?? own?.position ?? stripped.position ?? Infinity
  return { item, position, order: name }
}

function writtenItem(
  sidebar: string,
  item: SidebarItemConfig,
  sources: SidebarSources,
): SidebarItem[] {
  if (typeof item === 'string') {
    const doc = findDoc(sidebar, item, sources)
    return doc ? [linkTo(doc)] : []
  }
  const own = item.doc === undefined ? undefined : findDoc(sidebar, item.doc, sources)
  return [
    {
      kind: 'category',
      label: sources.localized(item.label),
      ...(own ? { path: own.path } : {}),
      items: item.items.flatMap((child) => writtenItem(sidebar, child, sources)),
    },
  ]
}

function findDoc(sidebar: string, id: string, sources: SidebarSources): SidebarDoc | undefined {
  const { byId, nearestId, validIds } = namedDocs(sources.docs)
  const doc = byId.get(id)
  if (doc || sources.leftOut.some((leftOut) => leftOut.id === id)) return doc
  const guess = nearestId(id)
  sources.report({
    severity: 'error',
    file: 'site.config.ts',
    message: `the sidebar "${sidebar}" names the doc "${id}", which does not exist`,
    hint: `${guess ? `Did you mean "${guess}"? ` : ''}Valid ids: ${validIds}.`,
  })
  return undefined
}

interface NamedDocs {
  readonly byId: ReadonlyMap<string, SidebarDoc>
  readonly nearestId: (id: string) => string | undefined
  /** As a message lists them. */
  readonly validIds: string
}

const namedIn = new WeakMap<readonly SidebarDoc[], NamedDocs>()

/** The docs by their ids, listed once for all sidebars: those of saved versions name tens of thousands of docs one by one. */
function namedDocs(docs: readonly SidebarDoc[]): NamedDocs {
  let named = namedIn.get(docs)
  if (!named) {
    const byId = new Map<string, SidebarDoc>()
    // Of two with the same id, which is reported elsewhere, the first counts.
    for (const doc of docs) if (!byId.has(doc.id)) byId.set(doc.id, doc)
    const validIds = shortList([...byId.keys()], mostListed)
    named = { byId, nearestId: nearestAmong(byId.keys()), validIds }
    namedIn.set(docs, named)
  }
  return named
}

/** Pages in reading order: the sidebar from top to bottom, with the page of a category before its items. */
export function flattenSidebar(items: readonly SidebarItem[]): { label: string; path: string }[] {
  return items.flatMap((item) => {
    if (item.kind === 'link') return [{ label: item.label, path: item.path }]
    const own = item.path === undefined ? [] : [{ label: item.label, path: item.path }]
    return [...own, ...flattenSidebar(item.items)]
  })
}
