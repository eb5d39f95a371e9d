import type { LocaleId, SiteConfig } from '../config/site.ts'
import { en } from './en.ts'
import type { Strings } from './strings.ts'
import { zh } from './zh.ts'

const byLocale: Readonly<Record<LocaleId, Strings>> = { zh, en }

/** The interface of a site in one of its locales: the strings that its settings bring, or our own. */
export function stringsOf({ locales }: Pick<SiteConfig, 'locales'>, id: LocaleId): Strings {
  return locales.find((locale) => locale.id === id)?.strings ?? stringsFor(id)
}

/** The interface in a locale; a locale without strings of its own speaks English. */
export function stringsFor(locale: LocaleId): Strings {
  return byLocale[locale] ?? en
}
