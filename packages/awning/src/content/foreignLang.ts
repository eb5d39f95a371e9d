import type { LocaleId } from '../config/site.ts'
import type { Entry } from './model.ts'

/** The `lang` of links to an entry, where its title is not in the language of the page. */
export function foreignLang(entry: Pick<Entry, 'locale' | 'textLocale'>): { lang?: LocaleId } {
  return entry.textLocale === entry.locale ? {} : { lang: entry.textLocale }
}
