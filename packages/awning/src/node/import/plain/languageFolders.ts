import type { SourceFolder } from '../source/sourceFolder.ts'
import { textLanguage, type TextLanguage } from './textLanguage.ts'

/** A language of the new site, and the folder that has its texts; empty for the whole folder that is imported. */
export interface LanguageFolder {
  readonly folder: string
  readonly id: string
  readonly lang: string
}

/**
 * Folders at the top that have the same texts in several languages, English first. None, if fewer than half of the texts
 * are in them, or if they only look like it: the texts of one of them at least are in the language that it is named for.
 */
export function languageFolders(
  texts: readonly string[],
  languageOf: (folder: string) => TextLanguage,
): LanguageFolder[] {
  const names = new Set(texts.flatMap((file) => /^([^/]+)\//.exec(file)?.[1] ?? []))
  const found = [...names].flatMap((folder): LanguageFolder[] => {
    const lang = languageTag(folder)
    return lang === undefined ? [] : [{ folder, lang, id: lang.toLowerCase() }]
  })
  const inside = texts.filter((file) => folderOf(file, found) !== undefined)
  const isNamedForTexts = ({ folder, lang }: LanguageFolder) =>
    new Intl.Locale(languageOf(folder).lang).language === new Intl.Locale(lang).language
  if (found.length < 2 || inside.length < texts.length / 2 || !found.some(isNamedForTexts))
    return []
  const first = found.find(({ id }) => id === 'en') ?? found.find(({ id }) => id.startsWith('en-'))
  return first ? [first, ...found.filter((other) => other !== first)] : found
}

/** The language folder that a file is in. */
export function folderOf(
  file: string,
  folders: readonly LanguageFolder[],
): LanguageFolder | undefined {
  return folders.find(({ folder }) => file.startsWith(`${folder}/`))
}

/** The language of the texts in a folder, of which a sample is read. */
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
