import type { LocaleId } from '../config/site.ts'
import type { Entry } from './model.ts'

/** For links to an entry: the language of its title, where it is not that of the page it is on. */
export function foreignLang(entry: Pick<Entry, 'locale' | 'textLocale'>): { lang?: LocaleId } {
  return entry.textLocale === entry.locale ? {} : { lang: entry.textLocale }
}
