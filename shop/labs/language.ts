/** The languages that the shop's labs speak. */
export type Language = 'zh' | 'en'

/** One value for each language. */
export type PerLanguage<T> = Readonly<Record<Language, T>>

/** The language for a page: English wherever it is not Chinese. */
export function languageOf(locale: string): Language {
  return locale.startsWith('zh') ? 'zh' : 'en'
}

/** The value for the language of a page, such as a lab's strings. */
export function inLanguage<T>(values: PerLanguage<T>, locale: string): T {
  return values[languageOf(locale)]
}
