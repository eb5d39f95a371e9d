import { hash } from '../../cache/hash.ts'
import { localeRoot, urlOf } from '../../config/address.ts'
import type { LocaleId, SiteConfig } from '../../config/site.ts'
import type { SiteFile } from '../../content/siteFile.ts'
import { escapeAttribute } from '../../text/escapeHtml.ts'
import { element, xmlDocument } from '../feeds/xml.ts'
import { sitemap, type SitemapPage } from './sitemap.ts'

/** What the protocol allows in one file; search engines do not read more. */
export interface SitemapLimits {
  readonly pages: number
  readonly bytes: number
}

const protocolLimits: SitemapLimits = { pages: 50_000, bytes: 50 * 1024 * 1024 }

/** The elements of a page without addresses, and those around each address of it, in bytes. */
const pageBytes = 120
const addressBytes = 60

/** The sitemap of a locale. If one file has no room for all pages, there are several, and an index of them in its place. */
export function sitemapFiles(
  config: SiteConfig,
  locale: LocaleId,
  pages: readonly SitemapPage[],
  limits = protocolLimits,
): SiteFile[] {
  const folder = localeRoot(config, locale).slice(config.base.length)
  const fileOf = (name: string, part: readonly SitemapPage[]): SiteFile => ({
    path: folder + name,
    hash: hash(JSON.stringify(part)),
    make: () => sitemap(config, locale, part),
  })
  const parts = partsOf(pages, config, limits)
  if (parts.length <= 1) return [fileOf('sitemap.xml', pages)]
  const names = parts.map((_, at) => `sitemap-${at + 1}.xml`)
  return [
    {
      path: `${folder}sitemap.xml`,
      hash: hash(names.join()),
      make: () => sitemapIndex(names.map((name) => urlOf(config, locale, `/${name}`))),
    },
    ...parts.map((part, at) => fileOf(names[at] ?? '', part)),
  ]
}

function sitemapIndex(urls: readonly string[]): string {
  const root = element(
    'sitemapindex',
    { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' },
    urls.map((url) => element('sitemap', {}, element('loc', {}, url))),
  )
  return xmlDocument(root)
}

/** Pages that one file has room for, part by part. */
function partsOf(
  pages: readonly SitemapPage[],
  { url, base, locales }: SiteConfig,
  limits: SitemapLimits,
): SitemapPage[][] {
  const parts: SitemapPage[][] = []
  // Each page names itself, the page in every language and the one for all others.
  const addresses = locales.length + 2
  const longestId = locales.reduce((longest, { id }) => Math.max(longest, id.length), 0)
  const perAddress = addressBytes + url.length + base.length + longestId
  let part: SitemapPage[] = []
  let room = 0
  for (const page of pages) {
    // An address is written encoded: a Chinese character takes nine bytes, and `&` takes five.
    const written = escapeAttribute(encodeURI(page.path))
    const bytes = pageBytes + addresses * (perAddress + written.length)
    if (part.length === limits.pages || room < bytes) {
      part = []
      parts.push(part)
      room = limits.bytes
    }
    part.push(page)
    room -= bytes
  }
  return parts
}
