import type { LocaleId, SiteConfig } from '../config/site.ts'
import { en } from './en.ts'
import { withOverrides } from './overrides.ts'
import { shippedStrings } from './shippedStrings.ts'
import type { Strings } from './strings.ts'

/**
 * The strings of a site in one of its locales: the built-in ones, with the overrides of the settings. What neither
 * has is English; `missingStrings` reports it.
 */
export function stringsOf(config: StringsConfig, id: LocaleId): Strings {
  const known = stringsByConfig.get(config) ?? new Map<LocaleId, Strings>()
  stringsByConfig.set(config, known)
  let strings = known.get(id)
  if (!strings) {
    const lang = config.locales.find((locale) => locale.id === id)?.lang ?? id
    strings = withOverrides(stringsFor(lang) ?? en, config.strings[id])
    known.set(id, strings)
  }
  return strings
}

type StringsConfig = Pick<SiteConfig, 'locales' | 'strings'>

/** Every text of a site asks for them. */
const stringsByConfig = new WeakMap<StringsConfig, Map<LocaleId, Strings>>()

const byScript = new Map(
  Object.entries(shippedStrings).map(([lang, strings]) => [languageAndScript(lang), strings]),
)

/** The built-in strings of a language; undefined if there are none. */
export function stringsFor(lang: string): Strings | undefined {
  return byScript.get(languageAndScript(lang))
}

/**
 * Regions share their strings (`de-AT`, `en-GB`), scripts do not: `zh-TW` and `zh-HK` are written in traditional
 * characters, `zh` and `zh-SG` in simplified ones.
 */
function languageAndScript(lang: string): string {
  const { language, script = '' } = new Intl.Locale(lang).maximize()
  return `${language}-${script}`
}
