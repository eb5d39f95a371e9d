import { languageNameIn } from '../../../config/language.ts'
import type { ImportReport } from '../importReport.ts'
import type { SourceFolder } from '../source/sourceFolder.ts'
import { languageFolders, sampledLanguage, type LanguageFolder } from './languageFolders.ts'

/** The languages of the new site, the default one first. The report says which they are, and asks to look where that is not certain. */
export function plainLocales(
  texts: readonly string[],
  source: SourceFolder,
  report: ImportReport,
): LanguageFolder[] {
  const folders = languageFolders(texts, (some) => sampledLanguage(some, source))
  for (const { folder, lang } of folders)
    report.translated(
      folder === ''
        ? `The texts that are in no folder of a language: ${nameOf(lang)}`
        : `A folder of a language: ${nameOf(lang)}`,
      { file: folder },
    )
  if (folders.length > 0) return folders
  const { lang, isCertain } = sampledLanguage(texts, source)
  // A page cannot have an address that begins with the default locale.
  const isTaken = source.isFolder(lang.toLowerCase())
  const id = lang.toLowerCase() + (isTaken ? '-main' : '')
  if (isCertain) report.translated(`The language: ${nameOf(lang)}`, { file: '' })
  else
    report.untranslated({
      file: '',
      what: 'The language',
      todo: `The texts were taken for ${nameOf(lang)}, which is not certain. If they are in another one, change locales in site.config.ts and the name of content/${id}.`,
    })
  if (isTaken)
    report.untranslated({
      file: lang.toLowerCase(),
      what: 'A folder with the name of a language',
      todo: 'Its texts are pages like the others, at addresses that begin with its name. If it is one of several languages, put the texts of each into a folder `content/<language>/docs`, and name them all as locales in site.config.ts.',
    })
  return [{ folder: '', id, lang }]
}

function nameOf(lang: string): string {
  return `${languageNameIn(lang, 'en')} (\`${lang}\`)`
}
