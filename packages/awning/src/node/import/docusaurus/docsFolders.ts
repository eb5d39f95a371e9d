import { posix } from 'node:path'
import { yamlText } from '../../../content/yamlText.ts'
import type { ImportJob } from '../importer.ts'
import { splitFrontMatter } from '../markdown/frontMatterText.ts'
import { text } from '../source/readData.ts'
import { categoryFile, readData } from './categoryFiles.ts'
import type { DocPlaces } from './docPlaces.ts'
import { textsIn, type SourceDoc } from './docsFiles.ts'
import type { DocsVersion } from './docsVersions.ts'
import { translatedFields } from './translatedFields.ts'
import type { SiteTexts } from './siteTexts.ts'

/** Files beside the texts, such as pictures. */
export function isAsset(file: string): boolean {
  return !/\.mdx?$/.test(file) && !categoryFile.test(file)
}

/** Adds the translations of a version; one without an original has no page. */
export function addTranslations(
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

/** Names and places of folders in the sidebar. */
export function addCategoryFiles(
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
