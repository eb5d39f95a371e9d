import { urlOf } from '../../config/address.ts'
import type { SiteConfig } from '../../config/site.ts'

/** `robots.txt`, which allows everything and names the sitemaps. */
export function robots(config: SiteConfig): string {
  const maps = config.locales.map(({ id }) => `Sitemap: ${urlOf(config, id, '/sitemap.xml')}`)
  return ['User-agent: *', 'Disallow:', '', ...maps, ''].join('\n')
}
