/** A language as Open Graph writes it, with its usual region: `zh` → `zh_CN`, `en` → `en_US`. */
export function openGraphLocale(lang: string): string {
  const { language, region } = new Intl.Locale(lang).maximize()
  return region === undefined ? language : `${language}_${region}`
}
