import { statSync } from 'node:fs'
import { posix } from 'node:path'
import type { SiteSettings } from '../../../config/site.ts'
import { datedName } from '../../../text/datedName.ts'
import type { ImportJob } from '../importer.ts'
import { splitFrontMatter, type SplitText } from '../markdown/frontMatterText.ts'
import { text, type Data } from '../source/readData.ts'
import type { SourceFolder } from '../source/sourceFolder.ts'
import type { AuthorList } from './authorList.ts'
import { textsIn } from './docsFiles.ts'
import { joined } from './docsVersions.ts'
import { translatedFields } from './translatedFields.ts'
import { routeOf, sitePath, type PluginUse } from './plugins.ts'
import type { SiteTexts } from './siteTexts.ts'
import { TagList } from './tagList.ts'

type Collection = NonNullable<SiteSettings['posts']>[number]

export interface ImportedBlog {
  readonly settings: Collection
  readonly addresses: readonly string[]
  readonly tags: TagList
}

/** Adds the posts of a plugin; undefined if it has no folder. */
export function importBlog(
  job: ImportJob,
  { options }: PluginUse,
  texts: SiteTexts,
  authors: AuthorList,
  locales: readonly string[],
): ImportedBlog | undefined {
  const { source, report } = job
  const path = sitePath(source.root, text(options['path']) ?? 'blog')
  const folder = source.folderAt(path)
  const files = folder ? textsIn(folder) : []
  if (!folder || files.length === 0) return undefined
  const route = routeOf(options, 'blog')
  const id = collectionId(text(options['id']), route)
  const [standard = 'en', ...others] = locales
  const authorsFile = text(options['authorsMapPath']) ?? 'authors.yml'
  const tagsFile = typeof options['tags'] === 'string' ? options['tags'] : 'tags.yml'
  authors.addFile(folder, authorsFile)
  const tags = new TagList(folder, tagsFile)
  const addresses: string[] = []
  const name = `docusaurus-plugin-content-blog${text(options['id']) ? `-${text(options['id'])}` : ''}`
  const folders = [
    { locale: standard, folder },
    ...others.flatMap((locale) => {
      const translated = source.folderAt(`i18n/${locale}/${name}`)
      return translated ? [{ locale, folder: translated }] : []
    }),
  ]
  for (const from of folders)
    for (const file of textsIn(from.folder).filter((found) => files.includes(found))) {
      const split = splitFrontMatter(from.folder.readText(file) ?? '', file, () => {})
      const place = from.folder.label + file
      const { date, slug } = postAddress(file, split, from.folder, (what, todo) =>
        report.untranslated({ file: place, what, todo }),
      )
      const address = joined(route, slug)
      if (from.locale === standard) addresses.push(address)
      const inEngine = datedName(file)
      const byFile =
        inEngine.date === undefined
          ? inEngine.name
          : `${inEngine.date.replaceAll('-', '/')}/${inEngine.name}`
      texts.add({
        key: posix.join(id, file.replace(/\.mdx?$/, '')),
        locale: from.locale,
        folder: from.folder,
        file,
        address,
        split,
        fields: {
          ...translatedFields('post', split, place, report),
          ...(byFile === slug.replace(/^\/|\/$/g, '') || from.locale !== standard
            ? {}
            : { slug: slug.replace(/^\/|\/$/g, '') }),
          ...(inEngine.date === date ? {} : { date }),
          ...authors.fieldFor(split, place, report),
          ...tags.fieldFor(split),
        },
        siblings: () => [],
      })
    }
  for (const from of folders)
    texts.assets.addFolder(
      from.folder,
      posix.join('content', from.locale, id),
      (file) => !/\.mdx?$/.test(file) && file !== authorsFile && file !== tagsFile,
    )
  return { settings: collection(id, route, options), addresses, tags }
}

function collection(id: string, route: string, options: Data): Collection {
  const count = options['blogSidebarCount']
  const perPage = options['postsPerPage']
  return {
    id,
    ...(route === `/${id}` ? {} : { path: route }),
    ...(text(options['blogTitle']) ? { title: text(options['blogTitle']) ?? '' } : {}),
    ...(text(options['blogDescription'])
      ? { description: text(options['blogDescription']) ?? '' }
      : {}),
    ...(text(options['blogSidebarTitle'])
      ? { sidebarTitle: text(options['blogSidebarTitle']) ?? '' }
      : {}),
    ...(count === 'ALL'
      ? { sidebarCount: 'all' as const }
      : typeof count === 'number'
        ? { sidebarCount: count }
        : {}),
    ...(typeof perPage === 'number' ? { pageSize: perPage } : {}),
    ...(options['showReadingTime'] === false ? { readingTime: false } : {}),
  }
}

/** The name of the folder: that of the address, or of the plugin, unless the engine needs the name. */
function collectionId(plugin: string | undefined, route: string): string {
  const name = (plugin ?? route.split('/').at(-1) ?? '').replaceAll(/[^\p{L}\p{N}_-]+/gu, '-')
  return name === '' || ['docs', 'home', 'offline', 'pages'].includes(name) ? 'blog' : name
}

/** Date and slug as Docusaurus finds them: in the front matter, then in the names of folders and file. */
function postAddress(
  file: string,
  { fields }: SplitText,
  folder: SourceFolder,
  report: (what: string, todo: string) => void,
): { date: string; slug: string } {
  const match = /^(.*?)(\d{4})[-/](\d{1,2})[-/](\d{1,2})[-/]?(.*?)(?:\/index)?\.mdx?$/.exec(file)
  const [, before = '', year = '', month = '', day = '', rest = ''] = match ?? []
  const named = match ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : undefined
  const date = writtenDate(fields['date']) ?? named ?? fileDate(file, folder, report)
  const byName = match
    ? `/${year}/${month.padStart(2, '0')}/${day.padStart(2, '0')}/${before}${rest}`
    : `/${file.replace(/(?:\/index)?\.mdx?$/, '')}`
  return { date, slug: text(fields['slug']) ?? byName.replace(/\/$/, '') }
}

/** A date that the engine reads: a day, or a moment without parts of a second. */
function writtenDate(value: unknown): string | undefined {
  const written = text(value)?.trim()
  if (written === undefined || written === '') return undefined
  if (/^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2})?(?:Z|[+-]\d{2}:?\d{2})?)?$/.test(written))
    return written
  const moment = new Date(written)
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString().replace(/\.\d+Z$/, 'Z')
}

function fileDate(
  file: string,
  folder: SourceFolder,
  report: (what: string, todo: string) => void,
): string {
  report(
    'A post without a date',
    'The date of its file was written into its front matter. Correct it.',
  )
  const path = folder.pathOf(file)
  return (path === undefined ? new Date() : statSync(path).mtime).toISOString().slice(0, 10)
}
