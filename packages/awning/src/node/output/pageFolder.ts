import { localeRoot } from '../../config/address.ts'
import type { SiteConfig } from '../../config/site.ts'
import type { Route } from '../../pages/route.ts'

/** The folder of a page's files: `blog/tags/工具推荐/`, not percent-encoded, because hosts decode addresses. */
export function pageFolder(
  config: SiteConfig,
  { locale, path }: Pick<Route, 'locale' | 'path'>,
): string {
  const localeFolder = localeRoot(config, locale).slice(config.base.length)
  return `${localeFolder}${path.slice(1)}`.replace(/([^/])$/, '$1/')
}

/**
 * The file of a page's HTML. With `trailingSlash: 'never'` it is `blog.html`, which hosts serve at
 * `/blog`; they would redirect that address to `/blog/` for a folder with an index.
 */
export function pageFile(config: SiteConfig, page: Pick<Route, 'locale' | 'path'>): string {
  const folder = pageFolder(config, page)
  return config.trailingSlash === 'never' && page.path !== '/'
    ? `${folder.slice(0, -1)}.html`
    : `${folder}index.html`
}
