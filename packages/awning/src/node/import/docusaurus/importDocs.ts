import { posix } from 'node:path'
import type { SiteSettings } from '../../../config/site.ts'
import { docPath } from '../../../text/docPath.ts'
import { yamlText } from '../../../content/yamlText.ts'
import type { ImportJob } from '../importer.ts'
import { splitFrontMatter } from '../markdown/frontMatterText.ts'
import { text } from '../source/readData.ts'
import { categoryFile, categoryFiles, readData } from './categoryFiles.ts'
import { docsOf, textsIn, type SourceDoc } from './docsFiles.ts'
import type { DocsVersion } from './docsVersions.ts'
import { translatedFields } from './frontMatter.ts'
import { generatedIndexText } from './generatedIndex.ts'
import { readModule } from './readSettings.ts'
import {
  isWholeFolder,
  docsIn,
  readItems,
  sidebarNames,
  writtenItems,
  type GeneratedIndex,
  type SourceItem,
} from './sidebars.ts'
import { cardsFor, type Card } from './sidebarCards.ts'
import { sidebarLabels } from './sidebarLabels.ts'
import type { SiteTexts } from './siteTexts.ts'

type DocsSettings = Exclude<SiteSettings['docs'], false | undefined>
type Sidebars = NonNullable<DocsSettings['sidebars']>

/** What importing the docs has found out for the rest of the site. */
export interface ImportedDocs {
  readonly settings: SiteSettings['docs']
  /** Addresses of all pages of the docs. */
  readonly addresses: readonly string[]
  /** The address of a doc of the version that readers see first, by its id. */
  readonly addressOf: (plugin: string, id: string) => string | undefined
  /** The address that a sidebar begins with. */
  readonly sidebarStart: (plugin: string, sidebar: string) => string | undefined
}

/** Adds the docs of all plugins, which are one area of the new site. */
export async function importDocs(
  job: ImportJob,
  versions: readonly DocsVersion[],
  texts: SiteTexts,
  locale: string,
): Promise<ImportedDocs> {
  const path = docsBase(versions)
  const sidebars: Record<string, Sidebars[string]> = {}
  const addresses: string[] = []
  const starts = new Map<string, string>()
  const ids = new Map<string, string>()
  let mainDoc: string | undefined
  const listed: NonNullable<DocsSettings['versions']>[number][] = []
  const isMain = (version: DocsVersion) => version.plugin === versions[0]?.plugin
  const isVersioned = versions.filter(isMain).length > 1
  for (const version of versions) {
    const folder = posix.relative(path, version.route)
    const isRoot = version.isLast || !isMain(version)
    const slugRoot = isRoot ? path : version.route
    const docs = docsOf(version)
    const categories = categoryFiles(version.folder)
    const context = {
      docs,
      categories,
      report: (what: string, todo: string) =>
        job.report.untranslated({ file: version.sidebars ?? version.folder.label, what, todo }),
    }
    const written =
      version.sidebars === undefined ? undefined : await readModule(job, version.sidebars)
    const all = Object.entries(sidebarNames(written)).map(
      ([name, items]) =>
        ({ name, items: readItems(items, context), isWhole: isWholeFolder(items) }) as const,
    )
    const labelOverrides = labelsOf(all.flatMap(({ items }) => items))
    const place = new DocPlaces(path, folder, slugRoot)
    for (const doc of docs) {
      addresses.push(doc.address)
      if (version.isLast) ids.set(`${version.plugin}/${doc.id}`, doc.address)
      const siblings = () =>
        cardsFor(
          doc,
          all.flatMap(({ items }) => items),
        )
      addDoc(job, doc, { texts, locale, place, siblings, label: labelOverrides.get(doc) })
    }
    addTranslations(job, version, docs, texts, place)
    addCategoryFiles(job, version, folder, locale)
    texts.assets.addFolder(version.folder, posix.join('content', locale, 'docs', folder), isAsset)
    const names = {
      idOf: (doc: SourceDoc) => place.id(doc),
      indexId: (index: GeneratedIndex) => place.indexId(index),
    }
    const suffix = isRoot ? (isMain(version) ? '' : ` ${version.plugin}`) : ` ${version.name}`
    for (const { name, items, isWhole } of all) {
      const [first] = docsIn(items)
      if (first && version.isLast) starts.set(`${version.plugin}/${name}`, first.address)
      for (const { index, items: inner } of indexesIn(items)) {
        addresses.push(posix.join(version.route, index.slug))
        job.target.add(`content/${locale}/docs/${place.indexFile(index)}.md`, {
          text: generatedIndexText(index, inner, place.indexSlug(index)),
        })
        job.report.translated('Generated pages of categories', {
          file: version.sidebars ?? version.folder.label,
        })
      }
      const usesFolder = isWhole && indexesIn(items).length === 0
      sidebars[name + suffix] = usesFolder
        ? { folder: folder === '' ? '.' : folder }
        : {
            items: writtenItems(
              items,
              names,
              (label, href) =>
                context.report(
                  `A link in a sidebar: \`${label}\` to ${href}`,
                  'It was left out: sidebars have docs and categories. Put the link into a text or into the navbar.',
                ),
              sidebarLabels(job.source, version, name, locale),
            ),
          }
      if (isMain(version) && version.isLast)
        mainDoc ??= first && place.id(docs.find((doc) => doc.address === version.route) ?? first)
    }
    if (isVersioned && isMain(version)) {
      const [first] = all.flatMap(({ items }) => docsIn(items))
      const hasIndex = docs.some((doc) => doc.address === version.route)
      listed.push({
        name: version.name,
        label: version.label,
        banner: version.banner,
        ...(isRoot
          ? {}
          : { path: version.route, ...(hasIndex || !first ? {} : { main: first.address }) }),
      })
    }
  }
  return {
    settings:
      versions.length === 0
        ? false
        : {
            path,
            sidebars,
            ...(mainDoc === undefined ? {} : { mainDoc }),
            ...(listed.length > 0 ? { versions: listed } : {}),
          },
    addresses,
    addressOf: (plugin, id) => ids.get(`${plugin}/${id}`),
    sidebarStart: (plugin, sidebar) => starts.get(`${plugin}/${sidebar}`),
  }
}

/** Where the docs of the new site begin: at the route of the plugin, or, for several plugins, at the root. */
function docsBase(versions: readonly DocsVersion[]): string {
  const last = versions.filter(({ isLast }) => isLast)
  const [only, ...others] = last.map(({ route }) => route)
  return only !== undefined &&
    others.length === 0 &&
    versions.every(({ route }) => `${route}/`.startsWith(`${only}/`.replace('//', '/')))
    ? only
    : '/'
}

/** Files beside the texts, such as pictures. */
function isAsset(file: string): boolean {
  return !/\.mdx?$/.test(file) && !categoryFile.test(file)
}

/** Places of docs in the new site. */
class DocPlaces {
  readonly #base: string
  readonly #folder: string
  readonly #slugRoot: string

  constructor(base: string, folder: string, slugRoot: string) {
    this.#base = base
    this.#folder = folder
    this.#slugRoot = slugRoot
  }

  key(file: string): string {
    return posix.join('docs', this.#folder, file.replace(/\.mdx?$/, ''))
  }

  id(doc: SourceDoc): string {
    const { id } = docPath(this.#file(doc.file))
    const own = text(doc.split.fields['id'])
    return own === undefined || own.includes('/') ? id : id.replace(/[^/]+$/, own)
  }

  /** The slug that gives a doc its address; undefined if its file does. */
  slug(doc: SourceDoc): string | undefined {
    const byFile = posix.join(this.#base, docPath(this.#file(doc.file)).path)
    return same(byFile, doc.address) ? undefined : this.#below(doc.address)
  }

  indexFile(index: GeneratedIndex): string {
    return posix.join(this.#folder, index.slug.replace(/^\/|\/$/g, ''))
  }

  indexId(index: GeneratedIndex): string {
    return docPath(`${this.indexFile(index)}.md`).id
  }

  indexSlug(index: GeneratedIndex): string | undefined {
    const file = posix.join(this.#base, docPath(`${this.indexFile(index)}.md`).path)
    const address = posix.join(this.#base, this.indexFile(index))
    return same(file, address) ? undefined : this.#below(address)
  }

  #file(file: string): string {
    return posix.join(this.#folder, file)
  }

  #below(address: string): string {
    const relativePath = posix.relative(this.#slugRoot, address)
    return `/${relativePath}`
  }
}

function same(a: string, b: string): boolean {
  return a.replace(/\/$/, '') === b.replace(/\/$/, '')
}

function addDoc(
  job: ImportJob,
  doc: SourceDoc,
  to: {
    readonly texts: SiteTexts
    readonly locale: string
    readonly place: DocPlaces
    readonly siblings: () => Card[]
    readonly label: string | undefined
  },
): void {
  const { folder } = doc.version
  const fields = translatedFields('doc', doc.split, folder.label + doc.file, job.report)
  const slug = to.place.slug(doc)
  to.texts.add({
    key: to.place.key(doc.file),
    locale: to.locale,
    folder,
    file: doc.file,
    address: doc.address,
    split: doc.split,
    fields: {
      ...fields,
      ...(to.label === undefined || 'sidebar_label' in fields ? {} : { sidebar_label: to.label }),
      ...(slug === undefined ? {} : { slug }),
    },
    siblings: to.siblings,
  })
}

function addTranslations(
  job: ImportJob,
  version: DocsVersion,
  docs: readonly SourceDoc[],
  texts: SiteTexts,
  place: DocPlaces,
): void {
  const originals = new Map(docs.map((doc) => [doc.file.replace(/\.mdx?$/, ''), doc]))
  for (const [locale, folder] of version.translations) {
    for (const file of textsIn(folder)) {
      const original = originals.get(file.replace(/\.mdx?$/, ''))
      const source = folder.readText(file)
      if (!original || source === undefined) continue
      const split = splitFrontMatter(source, file, () => {})
      // The original decides about addresses, ids and places.
      const {
        id: _,
        sidebar_position: __,
        ...fields
      } = translatedFields('doc', split, folder.label + file, job.report)
      texts.add({
        key: place.key(original.file),
        locale,
        folder,
        file,
        address: original.address,
        split,
        fields,
        siblings: () => [],
      })
    }
    const target = posix.join('content', locale, posix.dirname(place.key('x')))
    texts.assets.addFolder(folder, target, isAsset)
    job.report.translated(`Translations (${locale})`, { file: folder.label })
  }
}

function addCategoryFiles(
  job: ImportJob,
  version: DocsVersion,
  folder: string,
  locale: string,
): void {
  const folders = [[locale, version.folder] as const, ...version.translations]
  for (const [language, source] of folders)
    for (const file of source.files().filter((name) => categoryFile.test(name))) {
      const { label, position } = readData(source, file)
      const content = {
        ...(text(label) ? { label: text(label) } : {}),
        ...(typeof position === 'number' ? { position } : {}),
      }
      if (Object.keys(content).length > 0)
        job.target.add(
          posix.join('content', language, 'docs', folder, posix.dirname(file), '_category.yml'),
          { text: yamlText(content) },
        )
    }
}

/** Labels that sidebars give to docs. */
function labelsOf(items: readonly SourceItem[]): Map<SourceDoc, string> {
  const found = new Map<SourceDoc, string>()
  for (const item of items) {
    if (item.type === 'doc' && item.label !== undefined && item.label !== item.doc.label)
      found.set(item.doc, item.label)
    if (item.type === 'category')
      for (const [doc, label] of labelsOf(item.items)) found.set(doc, label)
  }
  return found
}

function indexesIn(
  items: readonly SourceItem[],
): { index: GeneratedIndex; items: readonly SourceItem[] }[] {
  return items.flatMap((item) =>
    item.type === 'category'
      ? [
          ...(item.index ? [{ index: item.index, items: item.items }] : []),
          ...indexesIn(item.items),
        ]
      : [],
  )
}
