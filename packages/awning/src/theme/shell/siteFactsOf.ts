import { localeRoot } from '../../config/address.ts'
import { openGraphLocale } from '../../i18n/openGraphLocale.ts'
import type { Site } from '../localeSite.ts'
import type { SiteFacts } from './siteFacts.ts'

export function siteFactsOf(site: Site): SiteFacts {
  const { config, locale, root, t } = site
  const { copy, copyFailed } = t.markdown
  const name = site.text(config.title)
  return {
    head: {
      name,
      home: [name, site.text(config.tagline)].filter(Boolean).join(' | '),
      url: config.url,
      root,
      locale: openGraphLocale(locale.lang),
      languages: config.locales.map(({ id, lang }) => ({
        lang,
        root: localeRoot(config, id),
        locale: openGraphLocale(lang),
      })),
      defaultRoot: localeRoot(config, config.defaultLocale),
      ...(config.social === false ? {} : { social: { base: config.base, locale: locale.id } }),
    },
    copy: { copy, copyFailed, copied: t.copied },
  }
}
