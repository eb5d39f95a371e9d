import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { listSourceFiles } from '../../cache/recording.ts'
import { pathBelow, samePathKey } from '../../config/address.ts'
import { isRootFile } from '../../config/rootFiles.ts'
import { SettingsError } from '../../config/settingsError.ts'
import type { SiteConfig } from '../../config/site.ts'
import { readFrontMatter } from '../../content/frontMatter.ts'
import { docSchema } from '../../content/schemas.ts'
import { docSlugPath } from '../../content/slug.ts'
import { recordSource } from '../../content/translation/recordSource.ts'
import { sourceHash } from '../../content/translation/sourceHash.ts'
import { yamlText } from '../../content/yamlText.ts'
import type { SavedVersion } from '../../content/savedVersion.ts'
import { versionsFile } from '../../content/sourcePath.ts'
import { docPath } from '../../text/docPath.ts'
import { stripNumberPrefix } from '../../text/numberPrefix.ts'
import { savedVersions, sidebarName } from '../settings/withSavedVersions.ts'
import { versionedText } from './versionedText.ts'
import type { SavedDocs } from './versionedUrl.ts'
import { versionSidebars } from './versionSidebars.ts'

const header = '# Earlier versions of the docs. Labels, banners and sidebars can be edited.\n'

/**
 * Saves the docs as they are as a version: copies them, in every locale, to a folder of its name, and adds it to
 * `content/versions.yml`. Returns lines to log.
 */
export function saveVersion(root: string, config: SiteConfig, version: string): string[] {
  const saved = savedVersions(root)
  const names = [...config.docs.versions.map(({ name }) => name), ...saved.map(({ name }) => name)]
  refuse(version, names, config)
  const folders = config.locales.map(({ id }) => ({ locale: id, path: `content/${id}/docs` }))
  const older = new Set(saved.map(({ name }) => name))
  const copies = folders.map(({ locale, path }) => ({
    locale,
    path,
    files: listSourceFiles(join(root, path)).filter((file) => !older.has(file.split('/')[0] ?? '')),
  }))
  const originals = copies.find(({ locale }) => locale === config.defaultLocale)
  if (!originals || originals.files.every((file) => !isText(file)))
    throw new SettingsError(`There are no docs in content/${config.defaultLocale}/docs.`)
  for (const { path } of folders)
    if (existsSync(join(root, path, version)))
      throw new SettingsError(`${path}/${version} exists already. Choose another name.`)
  const current = currentDocs(root, originals.path, originals.files)
  const docs = savedDocs(
    version,
    config,
    current.map(({ path }) => samePathKey(pathBelow(config.docs.path, path))),
    copies.flatMap(({ files }) => files),
  )
  for (const { locale, path, files } of copies)
    for (const file of files) {
      const target = join(root, path, version, file)
      mkdirSync(dirname(target), { recursive: true })
      if (!isText(file)) cpSync(join(root, path, file), target)
      else if (locale === config.defaultLocale)
        writeFileSync(target, versionedText(readText(join(root, path, file)), file, docs))
      else writeFileSync(target, translation(root, originals.path, path, file, docs))
    }
  const entry = {
    name: version,
    label: version,
    ...mainDoc(config, current, version),
    banner: 'unmaintained',
    sidebars: versionSidebars(currentSidebars(config, saved), version),
  }
  writeFileSync(join(root, versionsFile), header + yamlText([entry, ...saved]))
  const count = originals.files.filter(isText).length
  return [
    `Saved ${count} docs as version ${version}, at ${pathBelow(config.docs.path, `/${version}`)}.`,
    ...copies.map(({ path }) => `  ${path}/${version}/`),
    `  ${versionsFile}`,
    'Go on writing in the docs folder. docs.version.label in site.config.ts names what you write now.',
  ]
}

/** A translation stays up to date with its original if it was so: both are changed in the same way. */
function translation(
  root: string,
  originals: string,
  path: string,
  file: string,
  docs: SavedDocs,
): string {
  const text = versionedText(readText(join(root, path, file)), file, docs)
  const original = join(root, originals, file)
  if (!existsSync(original)) return text
  const source = readText(original)
  const isUpToDate = text.includes(`\nsource: ${sourceHash(source)}\n`)
  return isUpToDate ? recordSource(text, sourceHash(versionedText(source, file, docs))) : text
}

/** A doc that is copied: its id, and its address below that of the docs. */
interface CurrentDoc {
  readonly id: string
  readonly path: string
}

/** Ids and addresses follow from the files, unless the front matter says otherwise. */
function currentDocs(root: string, folder: string, files: readonly string[]): CurrentDoc[] {
  return files.filter(isText).map((file) => {
    const source = readText(join(root, folder, file))
    const { data } = readFrontMatter(source, docSchema, file, () => {})
    const { id, path } = docPath(file)
    return {
      id: data?.id === undefined ? id : id.replace(/[^/]+$/, data.id),
      path: data?.slug === undefined ? path : docSlugPath(data.slug, path, '/'),
    }
  })
}

function savedDocs(
  version: string,
  config: SiteConfig,
  docAddresses: readonly string[],
  files: readonly string[],
): SavedDocs {
  return {
    version,
    docsPath: config.docs.path,
    locales: config.locales.map(({ id }) => id),
    files: new Set(files),
    addresses: new Set(docAddresses),
  }
}

/** Where the docs have no index, the main doc of the version: the copy of theirs or, without one, of the first doc. */
function mainDoc(
  { docs }: SiteConfig,
  current: readonly CurrentDoc[],
  version: string,
): { main?: string } {
  if (current.some(({ path }) => path === '/')) return {}
  const main = current.find(({ id }) => id === docs.mainDoc) ?? current[0]
  return { main: samePathKey(`/${version}${main?.path ?? ''}`) }
}

/** The sidebars of the docs without those of versions that were saved before. */
function currentSidebars({ docs }: SiteConfig, saved: readonly SavedVersion[]) {
  const older = new Set(
    saved.flatMap(({ name, sidebars }) =>
      Object.keys(sidebars).map((sidebar) => sidebarName(sidebar, name)),
    ),
  )
  return Object.fromEntries(Object.entries(docs.sidebars).filter(([name]) => !older.has(name)))
}

function refuse(version: string, names: readonly string[], config: SiteConfig): void {
  const { docs, locales } = config
  const example = 'Write a name such as 1.0 or v2.'
  if (!/^[a-z\d][a-z\d.-]*$/i.test(version) || stripNumberPrefix(version).name !== version)
    throw new SettingsError(`"${version}" cannot be the name of a version. ${example}`)
  if (names.includes(version))
    throw new SettingsError(`There is a version "${version}" already. Choose another name.`)
  if (docs.path === '/' && (isRootFile(version) || locales.some(({ id }) => id === version)))
    throw new SettingsError(`"/${version}" is taken. Choose another name.`)
  if (docs.versions.every(({ path }) => path !== undefined))
    throw new SettingsError(
      'Every version in docs.versions has a path, so it is not clear which docs to copy. Leave path out for the docs that you write.',
    )
}

function isText(file: string): boolean {
  return /\.mdx?$/.test(file)
}

function readText(file: string): string {
  return readFileSync(file, 'utf8').replaceAll('\r\n', '\n')
}
