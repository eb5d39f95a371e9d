/** Languages of the interface of giscus. */
const languages: ReadonlySet<string> = new Set(
  'ar be bg ca cs da de en eo es eu fa fr gr gsw hbs he hu id it ja kh ko nl pl pt ro ru th tr uk uz vi zh-CN zh-TW'.split(
    ' ',
  ),
)

/** The language of giscus for a page in a language: that one, the same without its region, or English. */
export function giscusLanguage(lang: string): string {
  const { language, script, region } = new Intl.Locale(lang).maximize()
  if (language === 'zh') return script === 'Hant' ? 'zh-TW' : 'zh-CN'
  if (language === 'el') return 'gr'
  const exact = `${language}-${region}`
  if (languages.has(exact)) return exact
  return languages.has(language) ? language : 'en'
}
