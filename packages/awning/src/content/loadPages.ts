import { pagePath } from '../config/address.ts'
import type { CompiledEntry } from './compiledEntry.ts'
import { entryBody, entryFields } from './entry.ts'
import type { LoadContext } from './loadContext.ts'
import type { TextPage } from './model.ts'
import { pageAddress, pageAddressMistake } from './pageAddress.ts'
import { isTextPage, listPageFiles, type PageFile } from './pageFiles.ts'
import { readTexts, type ReadText } from './readTexts.ts'
import { reportFileName } from './reportFileName.ts'
import { pageSchema, type PageFrontMatter } from './schemas.ts'
import type { SourceFile } from './sourceFile.ts'

/** A page of `pages/` whose address is known and whose text is not yet compiled. */
export interface PageSource extends ReadText<PageFrontMatter> {
  readonly path: string
}

/** The Markdown pages of a site as one locale sees them. */
export function readPages(loadContext: LoadContext): PageSource[] {
  const { root, config, locale } = loadContext
  const files = listPageFiles(root, config)
  if (locale === config.defaultLocale) checkPageFiles(files, loadContext)
  const keys = files
    .filter((file) => file.locale === config.defaultLocale && isTextPage(file.key))
    .map(({ key }) => key)
  return readTexts(keys, { schema: pageSchema, name: 'page' }, loadContext).flatMap((text) => {
    const path = pagePath(config, pageAddress(text.file.key))
    if (text.leftOut) loadContext.leaveOut({ ...text.leftOut, path })
    return text.leftOut ? [] : [{ ...text, path }]
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
