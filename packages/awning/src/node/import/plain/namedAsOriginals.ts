import { posix } from 'node:path'
import type { ImportReport } from '../importReport.ts'
import { DocAddresses } from '../texts/docAddresses.ts'
import type { PlainDoc } from './plainDocs.ts'

/**
 * Gives translations the names of their originals, by which the engine knows them: `zh/README.md` may be the translation
 * of `en/index.md`. Those without an original are reported, as they are not shown.
 */
export function namedAsOriginals(
  docs: readonly PlainDoc[],
  defaultLocale: string,
  report: ImportReport,
): PlainDoc[] {
  const addresses = new DocAddresses(docs)
  return docs.map((doc) => {
    if (doc.locale === defaultLocale) return doc
    const original = addresses.find(defaultLocale, doc.address)
    if (original && posix.extname(original.path) === posix.extname(doc.path))
      return { ...doc, path: original.path }
    report.untranslated({
      file: doc.file,
      what: 'A translation without an original',
      todo: 'Pages exist in the default language first, so these are not shown. Write the originals that are named here, or move the texts.',
      detail: `\`content/${defaultLocale}/docs/${doc.path}\``,
    })
    return doc
  })
}
