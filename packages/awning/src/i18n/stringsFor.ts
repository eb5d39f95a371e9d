import type { LocaleId, SiteConfig } from '../config/site.ts'
import { en } from './en.ts'
import { withOverrides } from './overrides.ts'
import type { Strings } from './strings.ts'
import { zh } from './zh.ts'

const byLanguage: Readonly<Record<string, Strings>> = { zh, en }

/** The strings of a site in one of its locales: the built-in ones, with the overrides of the settings. */
export function stringsOf(
  { locales, strings }: Pick<SiteConfig, 'locales' | 'strings'>,
  id: LocaleId,
): Strings {
  const lang = locales.find((locale) => locale.id === id)?.lang ?? id
  return withOverrides(stringsFor(lang), strings[id])
}

/** The built-in strings of a language; English if there are none. */
export function stringsFor(lang: string): Strings {
  return byLanguage[lang.split('-')[0] ?? ''] ?? en
}
