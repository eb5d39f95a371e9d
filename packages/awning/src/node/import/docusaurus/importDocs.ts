import { posix } from 'node:path'
import type { SiteSettings } from '../../../config/site.ts'
import type { ImportJob } from '../importer.ts'
import { categoryFiles } from './categoryFiles.ts'
import { DocPlaces } from './docPlaces.ts'
import { docsOf, type SourceDoc } from './docsFiles.ts'
import { addCategoryFiles, addTranslations, isAsset } from './docsFolders.ts'
import type { DocsVersion } from './docsVersions.ts'
import { translatedFields } from './translatedFields.ts'
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
