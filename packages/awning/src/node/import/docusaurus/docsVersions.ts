import type { ImportJob } from '../importer.ts'
import { list, record, text, type Data } from '../source/readData.ts'
import type { SourceFolder } from '../source/sourceFolder.ts'
import { routeOf, sitePath, type PluginUse } from './plugins.ts'

/** A version of the docs of one plugin. */
export interface DocsVersion {
  readonly plugin: string
  readonly name: string
  readonly label: string
  readonly banner: 'none' | 'unreleased' | 'unmaintained'
  /** Where its addresses begin: `/docs/next`. */
  readonly route: string
  /** Whether it is the one that readers see first. */
  readonly isLast: boolean
  readonly folder: SourceFolder
  /** The module or file of its sidebars, from the site's folder; undefined for the default sidebar. */
  readonly sidebars: string | undefined
  /** Its folders of translations, by locale. */
  readonly translations: ReadonlyMap<string, SourceFolder>
  readonly options: Data
}

/** The versions of a docs plugin, in the order of its menu. */
export function docsVersions(
  { source, report }: ImportJob,
  { options }: PluginUse,
  locales: readonly string[],
): DocsVersion[] {
  const plugin = text(options['id']) ?? 'default'
  const prefix = plugin === 'default' ? '' : `${plugin}_`
  const route = routeOf(options, 'docs')
  const path = sitePath(source.root, text(options['path']) ?? 'docs')
  const saved = options['disableVersioning'] === true ? [] : savedNames(source, prefix)
  const included = list(options['onlyIncludeVersions']).map(String)
  const hasCurrent = options['includeCurrentVersion'] !== false || saved.length === 0
  const names = [...(hasCurrent ? ['current'] : []), ...saved].filter(
    (name) => included.length === 0 || included.includes(name),
  )
  const last =
    text(options['lastVersion']) ?? saved.find((name) => names.includes(name)) ?? 'current'
  const settings = record(options['versions'])
  const sidebarPath = options['sidebarPath']
  return names.flatMap((name): DocsVersion[] => {
    const own = record(settings[name])
    const isCurrent = name === 'current'
    const folder = source.folderAt(isCurrent ? path : `${prefix}versioned_docs/version-${name}`)
    if (!folder) {
      report.untranslated({
        file: isCurrent ? path : `${prefix}versioned_docs/version-${name}`,
        what: 'A folder of docs that the settings name and that does not exist',
        todo: 'Nothing was imported for it. Check path in the settings.',
      })
      return []
    }
    const isLast = name === last
    const below = text(own['path']) ?? (isLast ? '' : isCurrent ? 'next' : name)
    const savedSidebars = `${prefix}versioned_sidebars/version-${name}-sidebars.json`
    return [
      {
        plugin,
        name,
        label: text(own['label']) ?? (isCurrent ? 'Next' : name),
        banner: bannerOf(own['banner'], isLast, names.indexOf(name) < names.indexOf(last)),
        route: joined(route, below),
        isLast,
        folder,
        sidebars: isCurrent
          ? typeof sidebarPath === 'string'
            ? sitePath(source.root, sidebarPath)
            : undefined
          : source.isFile(savedSidebars)
            ? savedSidebars
            : undefined,
        translations: translationFolders(
          source,
          plugin,
          isCurrent ? 'current' : `version-${name}`,
          locales,
        ),
        options,
      },
    ]
  })
}

function savedNames(source: SourceFolder, prefix: string): string[] {
  const written = source.readText(`${prefix}versions.json`)
  if (written === undefined) return []
  try {
    return list(JSON.parse(written)).map(String)
  } catch {
    return []
  }
}

function bannerOf(written: unknown, isLast: boolean, isNewer: boolean): DocsVersion['banner'] {
  if (written === 'none' || written === 'unreleased' || written === 'unmaintained') return written
  if (isLast) return 'none'
  return isNewer ? 'unreleased' : 'unmaintained'
}

function translationFolders(
  source: SourceFolder,
  plugin: string,
  version: string,
  locales: readonly string[],
): Map<string, SourceFolder> {
  const name = `docusaurus-plugin-content-docs${plugin === 'default' ? '' : `-${plugin}`}`
  return new Map(
    locales.flatMap((locale) => {
      const folder = source.folderAt(`i18n/${locale}/${name}/${version}`)
      return folder ? [[locale, folder] as const] : []
    }),
  )
}

/** Two parts of an address. */
export function joined(route: string, below: string): string {
  return `/${[route, below]
    .map((part) => part.replace(/^\/+|\/+$/g, ''))
    .filter(Boolean)
    .join('/')}`
}
