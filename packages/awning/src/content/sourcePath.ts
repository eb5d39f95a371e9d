import type { LocaleId, SiteConfig } from '../config/site.ts'

/** Folder of a site's own pages, and the first part of the key of every file in it. */
export const pagesFolder = 'pages'

/** The docs of earlier versions, in folders of their own. `awning version` writes it. */
export const versionsFile = 'content/versions.yml'

type Locales = Pick<SiteConfig, 'locales' | 'defaultLocale'>

/**
 * Path of a file from the site's root, from its key and locale. Docs and posts have a folder for each
 * locale; pages have one for each locale but the default one.
 */
export function sourcePath(key: string, locale: LocaleId, defaultLocale: LocaleId): string {
  if (!key.startsWith(`${pagesFolder}/`)) return `content/${locale}/${key}`
  return locale === defaultLocale ? key : `${pagesFolder}/${locale}${key.slice(pagesFolder.length)}`
}

/** The reverse: locale and key of a path from the site's root; undefined outside the folders of texts. */
export function sourceOf(
  path: string,
  { locales, defaultLocale }: Locales,
): { readonly locale: LocaleId; readonly key: string } | undefined {
  const [folder, first = '', ...rest] = path.split('/')
  const locale = locales.find(({ id }) => id === first)?.id
  if (folder === 'content')
    return locale === undefined ? undefined : { locale, key: rest.join('/') }
  if (folder !== pagesFolder) return undefined
  return locale === undefined || locale === defaultLocale
    ? { locale: defaultLocale, key: path }
    : { locale, key: [folder, ...rest].join('/') }
}
