import { dirname } from 'node:path'
import type { LocaleId, SidebarConfig, SidebarItemConfig } from '../config/site.ts'
import type { LeftOutText } from './leftOut.ts'
import type { SidebarCategory, SidebarItem, SidebarLink } from './model.ts'
import type { Report } from './diagnostic.ts'
import type { CategoryFile } from './schemas.ts'
import { nearest } from '../text/nearest.ts'
import { stripNumberPrefix } from '../text/numberPrefix.ts'

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
  const items = folderItems(config.folder, sources)
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

/** The docs and subfolders of a folder, ordered by position (explicit, or the number before the name), then by name. */
function folderItems(folder: string, sources: SidebarSources): SidebarItem[] {
  const prefix = folder === '' || folder === '.' ? '' : `${folder}/`
  const inside = sources.docs.filter((doc) => doc.relative.startsWith(prefix))
  const placed: Placed[] = []
  const folders = new Set<string>()
  for (const doc of inside) {
    const rest = doc.relative.slice(prefix.length)
    const slash = rest.indexOf('/')
    if (slash >= 0) folders.add(rest.slice(0, slash))
    else placed.push(placeDoc(doc, rest))
  }
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

function placeFolder(folder: string, name: string, sources: SidebarSources): Placed {
  const meta = sources.category(folder)
  const own = sources.docs.find(
    (doc) => doc.isIndex && doc.relative.slice(0, doc.relative.lastIndexOf('/')) === folder,
  )
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
  const doc = sources.docs.find((candidate) => candidate.id === id)
  if (doc || sources.leftOut.some((leftOut) => leftOut.id === id)) return doc
  const ids = sources.docs.map((candidate) => candidate.id)
  const guess = nearest(id, ids)
  sources.report({
    severity: 'error',
    file: 'site.config.ts',
    message: `the sidebar "${sidebar}" names the doc "${id}", which does not exist`,
    hint: `${guess ? `Did you mean "${guess}"? ` : ''}Valid ids: ${ids.join(', ')}.`,
  })
  return undefined
}

/** Pages in reading order: the sidebar from top to bottom, with the page of a category before its items. */
export function flattenSidebar(items: readonly SidebarItem[]): { label: string; path: string }[] {
  return items.flatMap((item) => {
    if (item.kind === 'link') return [{ label: item.label, path: item.path }]
    const own = item.path === undefined ? [] : [{ label: item.label, path: item.path }]
    return [...own, ...flattenSidebar(item.items)]
  })
}
