import { localeRoot } from '../../config/address.ts'
import type { SiteConfig } from '../../config/site.ts'
import type { Route } from '../../pages/route.ts'

/** The folder of a page's files: `blog/tags/工具推荐/`, not percent-encoded, because hosts decode addresses. */
export function pageFolder(config: SiteConfig, { locale, path }: Route): string {
  const localeFolder = localeRoot(config, locale).slice(config.base.length)
  return `${localeFolder}${path.slice(1)}`.replace(/([^/])$/, '$1/')
}
