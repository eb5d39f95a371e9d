import type { LocaleId, SiteConfig } from './site.ts'

/**
 * Words used for addresses throughout:
 * - **path**: address of a page inside one locale, decoded, starting with `/`: `/blog/tags/工具推荐`, `/docs/guide/`.
 * - **href**: target of a link: base + locale + path, percent-encoded: `/en/blog/tags/%E5%B7%A5…`.
 * - **url**: the absolute form of an href, for canonical links and feeds.
 */
export type AddressConfig = Pick<SiteConfig, 'base' | 'url' | 'defaultLocale' | 'trailingSlash'>

/** Path of the page that lists what can be read offline. */
export const offlinePath = '/offline'

/** `/` in the default locale, `/en/` in another, below the site's base. */
export function localeRoot(config: AddressConfig, locale: LocaleId): string {
  return locale === config.defaultLocale ? config.base : `${config.base}${locale}/`
}

export function hrefOf(config: AddressConfig, locale: LocaleId, path: string): string {
  return hrefBelow(localeRoot(config, locale), writtenPath(config, path))
}

/** The path of a page or file as addresses contain it: the slash at the end is that of the settings. */
export function writtenPath(
  { trailingSlash }: Pick<AddressConfig, 'trailingSlash'>,
  path: string,
): string {
  if (trailingSlash === undefined) return path
  const [page = ''] = path.split(/[?#]/, 1)
  if (page === '/') return path
  const hasSlash = trailingSlash === 'always' && !isFileName(page)
  return samePathKey(page) + (hasSlash ? '/' : '') + path.slice(page.length)
}

/** The path of a page whose name ends like that of a file, such as `/docs/node.js`: the slash says that it is a page. */
export function pagePath(
  { trailingSlash }: Pick<AddressConfig, 'trailingSlash'>,
  path: string,
): string {
  return trailingSlash === 'always' && !path.endsWith('/') && isFileName(path) ? `${path}/` : path
}

/** Whether a path ends with a dot and an extension that begins with a letter: `/a.pdf`, not `/v1.2`. */
function isFileName(path: string): boolean {
  return /\.[a-z][a-z\d]*$/i.test(path)
}

/** A path that may begin with a locale other than the default one: `/en/blog` is `/blog` in `en`. */
export function splitLocale(
  { locales, defaultLocale }: Pick<SiteConfig, 'locales' | 'defaultLocale'>,
  path: string,
): { locale: LocaleId | undefined; path: string } {
  const [, first = ''] = path.split(/[/?#]/)
  const isLocale = locales.some(({ id }) => id === first && id !== defaultLocale)
  return isLocale
    ? { locale: first, path: path.slice(first.length + 1).replace(/^(?!\/)/, '/') }
    : { locale: undefined, path }
}

/** Like `hrefOf`, where only the root of the locale is known. */
export function hrefBelow(root: string, path: string): string {
  return root + encodeURI(path.slice(1))
}

export function urlOf(config: AddressConfig, locale: LocaleId, path: string): string {
  return config.url + hrefOf(config, locale, path)
}

/** Address of a page's social image: `/social/zh/docs/guide/css/layout.png`. */
export function socialImageHref(
  config: Pick<AddressConfig, 'base'>,
  locale: LocaleId,
  path: string,
): string {
  const page = path === '/' ? '/index' : samePathKey(path)
  return `${config.base}social/${locale}${encodeURI(page)}.png`
}

/** External: it has a scheme, or starts with `//`. */
export function isExternal(target: string): boolean {
  return /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(target)
}

/** A path inside a part of the site: `/a` is `/docs/a` below `/docs`, and stays `/a` below `/`. */
export function pathBelow(prefix: string, path: string): string {
  return prefix === '/' ? path : prefix + path
}

/** Whether a path is that of a part of the site or inside of it, by whole segments. */
export function isBelow(path: string, prefix: string): boolean {
  const [key, start] = [samePathKey(path), samePathKey(prefix)]
  return key === start || key.startsWith(pathBelow(start, '/'))
}

/** `/a/` and `/a` are one page; the home page is `/`. */
export function samePathKey(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
}
