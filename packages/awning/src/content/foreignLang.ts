import { langOf, type LocaleId, type SiteConfig } from '../config/site.ts'
import type { Entry } from './model.ts'

/** The language of a text that is not in the language of its page. */
export function textLang(
  config: SiteConfig,
  locale: LocaleId,
  textLocale: LocaleId,
): Pick<Entry, 'textLang'> {
  return textLocale === locale ? {} : { textLang: langOf(config, textLocale) }
}

/** The `lang` of links to an entry, where its title is not in the language of the page. */
export function foreignLang(entry: Pick<Entry, 'textLang'>): { lang?: string } {
  return entry.textLang === undefined ? {} : { lang: entry.textLang }
}
