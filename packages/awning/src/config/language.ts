/** Scripts that are written from right to left. */
const rightToLeft = new Set([
  'Adlm',
  'Arab',
  'Hebr',
  'Mand',
  'Nkoo',
  'Rohg',
  'Samr',
  'Syrc',
  'Thaa',
])

/** A language's name in the language itself, as a menu shows it: `Français`, `中文`. */
export function languageName(lang: string): string {
  const name = new Intl.DisplayNames([lang], { type: 'language' }).of(lang) ?? lang
  return name.slice(0, 1).toLocaleUpperCase(lang) + name.slice(1)
}

/** The direction in which a language is usually written. */
export function textDirection(lang: string): 'ltr' | 'rtl' {
  return rightToLeft.has(new Intl.Locale(lang).maximize().script ?? '') ? 'rtl' : 'ltr'
}

/**
 * A language's name in another language, as a sentence has it: `English`, `anglais`. Scripts and regions are named
 * only where both languages are the same.
 */
export function languageNameIn(lang: string, inLang: string): string {
  const { language } = new Intl.Locale(lang)
  const isSame = language === new Intl.Locale(inLang).language
  return new Intl.DisplayNames([inLang], { type: 'language' }).of(isSame ? lang : language) ?? lang
}
