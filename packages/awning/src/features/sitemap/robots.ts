import { urlOf } from '../../config/address.ts'
import type { SiteConfig } from '../../config/site.ts'

/** Everybody may read everything, and here is where it stands. */
export function robots(config: SiteConfig): string {
  const maps = config.locales.map(({ id }) => `Sitemap: ${urlOf(config, id, '/sitemap.xml')}`)
  return ['User-agent: *', 'Disallow:', '', ...maps, ''].join('\n')
}
