import type { SidebarItemInput } from '../../../config/schema/sidebarSchema.ts'
import type { ImportReport } from '../importReport.ts'
import { homeInSidebar } from '../texts/homeInSidebar.ts'
import { docId, type DocAddresses, type DocPlace } from '../texts/docAddresses.ts'
import { isFields, listAt, textAt, valueAt, type Fields } from '../texts/foreignValues.ts'
import type { VitepressLocale, VitepressSite } from './vitepressSettings.ts'

export interface Sidebars {
  readonly sidebars: Record<string, { items: SidebarItemInput[] }>
  /** What sidebars call a doc, by file of the source. */
  readonly labels: ReadonlyMap<string, string>
}

/** The sidebars of the default language, with the names that other languages give to their categories. */
export function vitepressSidebars(
  site: VitepressSite,
  addresses: DocAddresses,
  report: ImportReport,
): Sidebars {
  const labels = new Map<string, string>()
  const [root, ...others] = site.locales
  const reader = (locale: VitepressLocale) =>
    new SidebarReader(site, locale, addresses, report, labels)
  const own = root ? reader(root).sidebars() : new Map<string, SidebarItemInput[]>()
  for (const locale of others)
    for (const [name, items] of reader(locale).sidebars()) {
      const original = own.get(name)
      if (original) own.set(name, merged(original, items, root?.id ?? '', locale.id))
    }
  const sidebars = [...own].filter(([, items]) => items.length > 0)
  return {
    sidebars: Object.fromEntries(sidebars.map(([name, items]) => [name, { items }])),
    labels,
  }
}

class SidebarReader {
  readonly #site: VitepressSite
  readonly #locale: VitepressLocale
  readonly #addresses: DocAddresses
  readonly #report: ImportReport
  readonly #labels: Map<string, string>

  constructor(
    site: VitepressSite,
    locale: VitepressLocale,
    addresses: DocAddresses,
    report: ImportReport,
    labels: Map<string, string>,
  ) {
    this.#site = site
    this.#locale = locale
    this.#addresses = addresses
    this.#report = report
    this.#labels = labels
  }

  /** By name, which follows from the folder that a sidebar is for. */
  sidebars(): Map<string, SidebarItemInput[]> {
    const sidebar =
      valueAt(this.#locale.settings, 'themeConfig', 'sidebar') ??
      (this.#locale.folder === '' ? valueAt(this.#site.theme, 'sidebar') : undefined)
    if (Array.isArray(sidebar)) return new Map([['docs', this.#items(sidebar as unknown[], '')]])
    const found = new Map<string, SidebarItemInput[]>()
    // VitePress takes the longest path that fits, this engine the first sidebar that has the doc.
    const entries = Object.entries(isFields(sidebar) ? sidebar : {}).toSorted(
      ([a], [b]) => b.split('/').length - a.split('/').length,
    )
    for (const [path, value] of entries) {
      const items = isFields(value) ? listAt(value, 'items') : listAt({ value }, 'value')
      const base = isFields(value) ? (textAt(value, 'base') ?? '') : ''
      const name =
        this.#withoutLocale(path)
          .replace(/^\/|\/$/g, '')
          .replaceAll('/', '-') || 'docs'
      found.set(name, this.#items(items, base))
    }
    return found
  }

  #items(items: readonly unknown[], base: string): SidebarItemInput[] {
    return items.filter(isFields).flatMap((item) => this.#item(item, textAt(item, 'base') ?? base))
  }

  #item(item: Fields, base: string): SidebarItemInput[] {
    const label = plainLabel(textAt(item, 'text') ?? '')
    const link = textAt(item, 'link')
    const found = link === undefined ? undefined : this.#docAt(base + link)
    if (link !== undefined && !found) this.#reportLink(label, base + link)
    if (found?.isPage) this.#report.untranslated(homeInSidebar(this.#site.file))
    const doc = found?.isPage ? undefined : found
    const items = this.#items(listAt(item, 'items'), base)
    if (doc && label !== '' && !this.#labels.has(doc.file)) this.#labels.set(doc.file, label)
    if (items.length === 0) return doc ? [docId(doc)] : []
    if (label === '') return items
    return [{ label, ...(doc ? { doc: docId(doc) } : {}), items }]
  }

  #docAt(link: string): DocPlace | undefined {
    return this.#addresses.find(this.#locale.id, this.#withoutLocale(link))
  }

  #withoutLocale(path: string): string {
    const { folder } = this.#locale
    return folder !== '' && `${path}/`.startsWith(`/${folder}/`)
      ? path.slice(folder.length + 1)
      : path
  }

  #reportLink(label: string, link: string): void {
    this.#report.untranslated({
      file: this.#site.file,
      what: 'A link in a sidebar that leads to no text',
      todo: 'Sidebars contain docs alone, so it was left out. Put it into the navbar or the footer.',
      detail: `${label} (${link})`,
    })
  }
}

/** Categories with the same place are the same, in two languages. */
function merged(
  items: readonly SidebarItemInput[],
  others: readonly SidebarItemInput[],
  root: string,
  locale: string,
): SidebarItemInput[] {
  return items.map((item, index) => {
    const other = others[index]
    if (typeof item === 'string' || other === undefined || typeof other === 'string') return item
    const label = typeof item.label === 'string' ? { [root]: item.label } : item.label
    const translated = typeof other.label === 'string' ? other.label : (other.label[locale] ?? '')
    return {
      ...item,
      label: { ...label, [locale]: translated },
      items: merged(item.items, other.items, root, locale),
    }
  })
}

/** Labels may contain HTML, such as badges. */
function plainLabel(text: string): string {
  return text
    .replace(/<[^<>]*>/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}
