import { posix } from 'node:path'
import type { SourceFolder } from '../source/sourceFolder.ts'
import { text, type Data } from '../source/readData.ts'
import { splitFrontMatter, type SplitText } from '../markdown/frontMatterText.ts'
import { joined, type DocsVersion } from './docsVersions.ts'

/** A doc of the source: what Docusaurus calls it and where it shows it. */
export interface SourceDoc {
  readonly version: DocsVersion
  /** Its path in the folder of its version. */
  readonly file: string
  /** What sidebars call it. */
  readonly id: string
  /** The path of its folder without numbers: `guides/docs`, or empty. */
  readonly idFolder: string
  readonly address: string
  readonly split: SplitText
  readonly title: string
  /** Its name in sidebars. */
  readonly label: string
  readonly position: number | undefined
  /** Whether it is the page of its folder. */
  readonly isIndex: boolean
}

/** All docs of a version, in the order of their files. */
export function docsOf(version: DocsVersion): SourceDoc[] {
  return textsIn(version.folder).flatMap((file) => {
    const source = version.folder.readText(file)
    return source === undefined ? [] : [sourceDoc(version, file, source)]
  })
}

/** Texts that are pages: not in folders or files that begin with `_`, and no tests. */
export function textsIn(folder: SourceFolder): string[] {
  return folder
    .files()
    .filter((file) => /\.mdx?$/.test(file))
    .filter((file) => !file.split('/').some((part) => part.startsWith('_')))
    .filter((file) => !/\.test\.mdx?$|(?:^|\/)__tests__\//.test(file))
}

function sourceDoc(version: DocsVersion, file: string, source: string): SourceDoc {
  const split = splitFrontMatter(source, file, () => {})
  const { fields } = split
  const keepsNumbers =
    fields['parse_number_prefixes'] === false || version.options['numberPrefixParser'] === false
  const strip = (name: string) =>
    keepsNumbers ? { name, position: undefined } : withoutNumber(name)
  const folders = posix.dirname(file) === '.' ? [] : posix.dirname(file).split('/')
  const plainFolders = folders.map((folder) => strip(folder).name)
  const name = posix.basename(file).replace(/\.mdx?$/, '')
  const own = strip(name)
  const isIndex = isFolderIndex(own.name, plainFolders.at(-1))
  const baseId = text(fields['id']) ?? own.name
  const title = text(fields['title']) ?? firstHeading(split.body) ?? baseId
  return {
    version,
    file,
    id: [...plainFolders, baseId].join('/'),
    idFolder: plainFolders.join('/'),
    address: joined(version.route, slugOf(fields, plainFolders, baseId, isIndex)),
    split,
    title,
    label: text(fields['sidebar_label']) ?? title,
    position:
      typeof fields['sidebar_position'] === 'number' ? fields['sidebar_position'] : own.position,
    isIndex,
  }
}

function slugOf(fields: Data, folders: readonly string[], id: string, isIndex: boolean): string {
  const slug = text(fields['slug'])
  const folder = folders.join('/')
  if (slug?.startsWith('/')) return slug
  if (slug !== undefined) return posix.join('/', folder, slug)
  return isIndex && fields['id'] === undefined ? `/${folder}` : posix.join('/', folder, id)
}

/** Docusaurus takes any number before a separator for a position, unless it begins a date or a version. */
export function withoutNumber(name: string): { name: string; position: number | undefined } {
  if (
    /^(?:\d{4}[-_.]\d{1,2}(?:[-_.]\d{1,2})?|\d{1,2}[-_.]\d{1,2}[-_.]\d{4}|\d+[-_.]\d+)/.test(name)
  )
    return { name, position: undefined }
  const match = /^(\d+)\s*[-_.]+\s*([^-_.\s].*)$/s.exec(name)
  return match
    ? { name: match[2] ?? name, position: Number(match[1]) }
    : { name, position: undefined }
}

export function isFolderIndex(name: string, folder: string | undefined): boolean {
  return /^(?:index|readme)$/i.test(name) || name.toLowerCase() === folder?.toLowerCase()
}

/** The text of the first heading, if it is the title of the page. */
function firstHeading(body: string): string | undefined {
  const [, title] =
    /^\s*(?:(?:import|export)\s[^\n]*\n\s*|<!--[^]*?-->\s*)*#[ \t]+([^\n]+)/.exec(body) ?? []
  return title
    ?.replace(/\s*\{#[^}]*\}\s*$/, '')
    .replace(/\s+#+\s*$/, '')
    .replaceAll(/[`*]|\[([^\]]*)\]\([^)]*\)/g, '$1')
    .trim()
}
