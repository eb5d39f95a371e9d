import { docPath } from '../../../text/docPath.ts'
import type { SourceFolder } from '../source/sourceFolder.ts'
import { textLanguage, type TextLanguage } from './textLanguage.ts'

/** A language of the new site, and the folder that has its texts; empty for all that is in no folder of a language. */
export interface LanguageFolder {
  readonly folder: string
  readonly id: string
  readonly lang: string
}

/**
 * The languages of texts that are there in several ones, the default language first: a folder at the top for each, of which
 * English is the default, or translations in folders beside the originals. None if the folders only look like it.
 */
export function languageFolders(
  texts: readonly string[],
  languageOf: (texts: readonly string[]) => TextLanguage,
): LanguageFolder[] {
  const names = new Set(texts.flatMap((file) => /^([^/]+)\//.exec(file)?.[1] ?? []))
  const named = [...names].flatMap((folder): LanguageFolder[] => {
    const lang = languageTag(folder)
    return lang === undefined ? [] : [{ folder, lang, id: lang.toLowerCase() }]
  })
  const outside = texts.filter((file) => folderOf(file, named) === undefined)
  const isNamedForTexts = ({ folder, lang }: LanguageFolder) =>
    isSameLanguage(languageOf(texts.filter((file) => file.startsWith(`${folder}/`))).lang, lang)
  if (named.length > 1 && outside.length <= texts.length / 2)
    return named.some(isNamedForTexts) ? englishFirst(named) : []
  const { lang } = languageOf(outside)
  const translations = named.filter(
    (one) =>
      isTranslated(one.folder, texts, outside) &&
      !isSameLanguage(one.lang, lang) &&
      isNamedForTexts(one),
  )
  return translations.length > 0
    ? [{ folder: '', lang, id: lang.toLowerCase() }, ...translations]
    : []
}

function englishFirst(folders: readonly LanguageFolder[]): LanguageFolder[] {
  const first =
    folders.find(({ id }) => id === 'en') ?? folders.find(({ id }) => id.startsWith('en-'))
  return first ? [first, ...folders.filter((other) => other !== first)] : [...folders]
}

/** Whether at least half of the texts of a folder have the name of a text outside of it. */
function isTranslated(
  folder: string,
  texts: readonly string[],
  outside: readonly string[],
): boolean {
  const originals = new Set(outside.map((file) => docPath(file).path))
  const own = texts.flatMap((file) =>
    file.startsWith(`${folder}/`) ? [docPath(file.slice(folder.length + 1)).path] : [],
  )
  return own.filter((path) => originals.has(path)).length >= own.length / 2
}

function isSameLanguage(a: string, b: string): boolean {
  return new Intl.Locale(a).language === new Intl.Locale(b).language
}

/** The language folder that a file is in. */
export function folderOf(
  file: string,
  folders: readonly LanguageFolder[],
): LanguageFolder | undefined {
  return folders.find(({ folder }) => file.startsWith(`${folder}/`))
}

/** The language of texts, of which a sample is read. */
export function sampledLanguage(texts: readonly string[], source: SourceFolder): TextLanguage {
  return textLanguage(texts.slice(0, 50).map((file) => source.readText(file) ?? ''))
}

/** `zh_CN` is `zh-CN`; undefined for names that are no language. */
function languageTag(name: string): string | undefined {
  if (!/^[a-z]{2,3}(?:[-_][a-z]{2,4})?$/i.test(name)) return undefined
  const [tag] = Intl.getCanonicalLocales(name.replace('_', '-'))
  const names = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' })
  return tag !== undefined && names.of(tag) !== undefined ? tag : undefined
}
