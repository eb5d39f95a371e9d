import type { SidebarItemInput } from '../../../config/schema/sidebarSchema.ts'
import type { ImportReport } from '../importReport.ts'
import { homeInSidebar } from '../texts/homeInSidebar.ts'
import { docId, type DocAddresses, type DocPlace } from '../texts/docAddresses.ts'
import { fieldsAt, isFields, listAt, textAt, valueAt, type Fields } from '../texts/foreignValues.ts'
import { localizedLabel, type StarlightSite } from './starlightSettings.ts'

export interface StarlightSidebar {
  readonly items: SidebarItemInput[]
  /** What the sidebar calls docs, by locale and address. */
  readonly labels: ReadonlyMap<string, string>
}

interface SidebarContext {
  readonly site: StarlightSite
  readonly docs: readonly DocPlace[]
  readonly addresses: DocAddresses
  /** Front matter of a doc. */
  readonly fieldsOf: (doc: DocPlace) => Fields
  readonly report: ImportReport
}

export function starlightSidebar(context: SidebarContext): StarlightSidebar {
  const labels = new Map<string, string>()
  const items = listAt(context.site.starlight, 'sidebar').flatMap((item) =>
    itemsOf(item, context, labels),
  )
  return { items, labels }
}

function itemsOf(
  item: unknown,
  context: SidebarContext,
  labels: Map<string, string>,
): SidebarItemInput[] {
  const { site, report } = context
  if (typeof item === 'string') return docItem(item, undefined, context, labels)
  if (!isFields(item)) return []
  const link = textAt(item, 'slug') ?? textAt(item, 'link')
  if (link !== undefined) return docItem(link, item, context, labels)
  const directory = textAt(item, 'autogenerate', 'directory')
  const inside =
    directory === undefined
      ? listAt(item, 'items').flatMap((child) => itemsOf(child, context, labels))
      : folderItems(directory, context)
  if (valueAt(item, 'badge') !== undefined)
    report.untranslated({
      file: site.file,
      what: 'A badge in a sidebar',
      todo: 'Sidebars have none, so it was left out.',
    })
  const label = localizedLabel(item, site.locales)
  return label === '' ? inside : inside.length > 0 ? [{ label, items: inside }] : []
}

function docItem(
  link: string,
  item: Fields | undefined,
  { site, addresses, report }: SidebarContext,
  labels: Map<string, string>,
): SidebarItemInput[] {
  const [root] = site.locales
  const doc = addresses.find(root?.id ?? 'en', link === 'index' ? '/' : link)
  if (!doc || doc.isPage) {
    report.untranslated(
      doc
        ? homeInSidebar(site.file)
        : {
            file: site.file,
            what: 'A link in a sidebar that leads to no text',
            todo: 'Sidebars contain docs alone, so it was left out. Put it into the navbar or the footer.',
            detail: link,
          },
    )
    return []
  }
  const label = item ? localizedLabel(item, site.locales) : ''
  const texts = typeof label === 'string' ? { [root?.id ?? 'en']: label } : label
  for (const [locale, text] of Object.entries(texts))
    if (text !== '') labels.set(`${locale} ${doc.address}`, text)
  return [docId(doc)]
}

/** The docs of a folder by `sidebar.order`, then by address; folders inside of it are categories. */
function folderItems(directory: string, context: SidebarContext): SidebarItemInput[] {
  const { site, docs, fieldsOf } = context
  const prefix = `${directory.replace(/^\/|\/$/g, '')}/`
  const inside = docs.filter(
    (doc) =>
      doc.locale === site.locales[0]?.id &&
      !doc.isPage &&
      doc.path.startsWith(prefix) &&
      valueAt(fieldsOf(doc), 'sidebar', 'hidden') !== true,
  )
  const order = (doc: DocPlace) => {
    const written = fieldsAt(fieldsOf(doc), 'sidebar')['order']
    return typeof written === 'number' ? written : Infinity
  }
  const groups = new Map<string, DocPlace[]>()
  for (const doc of inside) {
    const [first = '', ...rest] = doc.path.slice(prefix.length).split('/')
    const key = rest.length > 0 ? `${first}/` : doc.path
    groups.set(key, [...(groups.get(key) ?? []), doc])
  }
  return [...groups]
    .map(([key, group]) => ({ key, group, order: Math.min(...group.map(order)) }))
    .toSorted((a, b) => a.order - b.order || (a.key < b.key ? -1 : 1))
    .flatMap(({ key, group }): SidebarItemInput[] =>
      key.endsWith('/')
        ? [{ label: key.slice(0, -1), items: folderItems(prefix + key, context) }]
        : group.map(docId),
    )
}
