import { urlOf } from '../../config/address.ts'
import type { LocaleId, SiteConfig } from '../../config/site.ts'
import { element, xmlDocument } from '../feeds/xml.ts'

export interface SitemapPage {
  /** Path inside its locale. */
  readonly path: string
  /** ISO date or date and time of its last change, if known. */
  readonly changed?: string | undefined
}

/** A sitemap with pages of one locale, each with links to the other languages. */
export function sitemap(
  config: SiteConfig,
  locale: LocaleId,
  pages: readonly SitemapPage[],
): string {
  const alternate = (lang: string, id: LocaleId, path: string) =>
    element('xhtml:link', { rel: 'alternate', hreflang: lang, href: urlOf(config, id, path) })
  const root = element(
    'urlset',
    {
      xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9',
      'xmlns:xhtml': 'http://www.w3.org/1999/xhtml',
    },
    pages.map(({ path, changed }) =>
      element(
        'url',
        {},
        element('loc', {}, urlOf(config, locale, path)),
        changed === undefined ? undefined : element('lastmod', {}, changed.slice(0, 10)),
        element('changefreq', {}, 'weekly'),
        element('priority', {}, '0.5'),
        config.locales.map(({ id, lang }) => alternate(lang, id, path)),
        alternate('x-default', config.defaultLocale, path),
      ),
    ),
  )
  return xmlDocument(root)
}
