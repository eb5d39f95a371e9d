import { hrefOf, localeRoot, urlOf } from '../config/address.ts'
import {
  localized,
  type LocaleConfig,
  type LocaleId,
  type Localized,
  type SiteConfig,
} from '../config/site.ts'
import { formatDate } from '../i18n/format.ts'
import type { Strings } from '../i18n/strings.ts'
import { stringsOf } from '../i18n/stringsFor.ts'

/** The site in one locale; every server component gets it as a prop. */
export interface Site {
  readonly config: SiteConfig
  readonly locale: LocaleConfig
  readonly t: Strings
  readonly root: string
  href(path: string): string
  url(path: string, locale?: LocaleId): string
  text(text: Localized): string
  date(iso: string): string
}

export function siteFor(config: SiteConfig, id: LocaleId): Site {
  const locale = config.locales.find((candidate) => candidate.id === id)
  if (!locale) throw new Error(`there is no locale "${id}"`)
  return {
    config,
    locale,
    t: stringsOf(config, id),
    root: localeRoot(config, id),
    href: (path) => hrefOf(config, id, path),
    url: (path, other = id) => urlOf(config, other, path),
    text: (text) => localized(text, id, config.defaultLocale),
    date: (iso) => formatDate(iso, locale.lang),
  }
}
