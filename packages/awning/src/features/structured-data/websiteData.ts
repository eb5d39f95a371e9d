import { urlOf } from '../../config/address.ts'
import {
  langOf,
  localized,
  type LocaleId,
  type Localized,
  type SiteConfig,
} from '../../config/site.ts'
import { iconHref } from '../../config/siteIcons.ts'
import type { Data } from './data.ts'

/** The site in one language, and how to search it. */
export function websiteData(config: SiteConfig, locale: LocaleId): Data {
  const text = (value: Localized) => localized(value, locale, config.defaultLocale)
  const description = text(config.tagline)
  return {
    ...websiteName(config, locale),
    ...(description ? { description } : {}),
    inLanguage: langOf(config, locale),
    publisher: publisher(config, locale),
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${urlOf(config, locale, '/')}?q={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  }
}

/** The node that pages refer to with `isPartOf`. */
export function websiteName(config: SiteConfig, locale: LocaleId): Data {
  const url = urlOf(config, locale, '/')
  return {
    '@type': 'WebSite',
    '@id': `${url}#website`,
    url,
    name: localized(config.title, locale, config.defaultLocale),
  }
}

export function publisher(config: SiteConfig, locale: LocaleId): Data {
  const logo = iconHref(config, (file) => file === '/icon-512.png')
  return {
    '@type': 'Organization',
    name: localized(config.title, locale, config.defaultLocale),
    url: urlOf(config, locale, '/'),
    ...(logo === undefined ? {} : { logo: config.url + logo }),
  }
}
