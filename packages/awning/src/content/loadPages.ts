import { pagePath } from '../config/address.ts'
import type { CompiledEntry } from './compileEntry.ts'
import { entryBody, entryFields } from './entry.ts'
import { readFrontMatter } from './frontMatter.ts'
import type { LoadContext } from './loadContext.ts'
import type { ReactPage, TextPage } from './model.ts'
import { pageAddress, pageAddressMistake } from './pageAddress.ts'
import { isTextPage, listPageFiles, type PageFile } from './pageFiles.ts'
import type { ReactPageFile } from './reactPageFile.ts'
import { reportFileName } from './reportFileName.ts'
import { pageSchema, type PageFrontMatter } from './schemas.ts'
import { sourcePath } from './sourcePath.ts'
import { readSources, type SourceFile } from './sourceTree.ts'
import type { Locate } from './yaml.ts'

/** A page of `pages/` whose address is known and whose text is not yet compiled. */
export interface PageSource {
  readonly file: SourceFile
  readonly front: PageFrontMatter
  readonly locate: Locate
  readonly path: string
}

/** The Markdown pages of a site as one locale sees them. */
export function readPages(loadContext: LoadContext): PageSource[] {
  const { root, config, locale, report } = loadContext
  const files = listPageFiles(root, config)
  if (locale === config.defaultLocale) checkPageFiles(files, loadContext)
  const keys = files
    .filter((file) => file.locale === config.defaultLocale && isTextPage(file.key))
    .map(({ key }) => key)
  return readSources(root, keys, locale, config.defaultLocale, report).flatMap((file) => {
    const { data, locate } = readFrontMatter(file.source, pageSchema, file.file, report, {
      ...loadContext.frontMatter,
      kind: 'page',
    })
    const front = data ?? {}
    if (front.draft && !loadContext.drafts) return []
    return [{ file, front, locate, path: pagePath(config, pageAddress(file.key)) }]
  })
}

/** Reports names that cannot be addresses, and translations of pages that do not exist. */
function checkPageFiles(files: readonly PageFile[], { config, report }: LoadContext): void {
  const originals = new Set(
    files.filter(({ locale }) => locale === config.defaultLocale).map(({ key }) => key),
  )
  for (const { locale, key, file } of files) {
    if (locale === config.defaultLocale) {
      const path = pageAddress(key)
      reportFileName(file, path, pageAddressMistake(path, config), 'Rename it.', report)
    } else if (!originals.has(key))
      report({
        severity: 'warning',
        file,
        message: `it is the translation of ${key}, which does not exist, and is left out`,
        hint: 'A translation has the name of its original, with the same ending.',
      })
  }
}

export function assemblePages(
  sources: readonly PageSource[],
  compiled: ReadonlyMap<SourceFile, CompiledEntry>,
  loadContext: LoadContext,
): TextPage[] {
  return sources.flatMap((source) => {
    const entry = compiled.get(source.file)
    if (!entry) return []
    const fileName = source.path.split('/').findLast((name) => name !== '') ?? 'index'
    return [
      {
        ...entryFields(source, entry, fileName, loadContext),
        body: entryBody(source.file, entry),
        showTitle: entry.leadingTitle === undefined && source.front.hide_title !== true,
      },
    ]
  })
}

/**
 * The React pages of a site as one locale sees them. A page without a translation is in the language
 * of its file, unless its title has a text for the locale: then the component speaks that language.
 */
export function assembleReactPages(
  files: readonly ReactPageFile[],
  { config: { defaultLocale }, locale, days }: LoadContext,
): ReactPage[] {
  return files
    .filter((file) => file.locale === defaultLocale)
    .map((original) => {
      const translated = sourcePath(original.key, locale, defaultLocale)
      const { file, key, metadata, ...own } =
        files.find((candidate) => candidate.file === translated) ?? original
      const { title, description, keywords = [] } = metadata
      const textIn = (text: typeof title) =>
        typeof text === 'object' ? (text[locale] ?? text[defaultLocale]) : text
      const { updated } = days.get(file) ?? {}
      return {
        locale,
        textLocale: typeof title === 'object' && title[locale] !== undefined ? locale : own.locale,
        file,
        path: pageAddress(key),
        title: textIn(title),
        description: textIn(description),
        keywords,
        ...(updated === undefined ? {} : { updated }),
      }
    })
}
