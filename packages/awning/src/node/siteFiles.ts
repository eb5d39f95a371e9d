import { localeRoot } from '../config/address.ts'
import type { LocaleConfig, SiteConfig } from '../config/site.ts'
import type { Loaded } from '../content/loadedContent.ts'
import type { Diagnostic } from '../content/diagnostic.ts'
import type { Body } from '../content/model.ts'
import type { CacheStore } from '../cache/cacheStore.ts'
import type { SiteFile } from '../content/siteFile.ts'
import { feedFiles } from '../features/feeds/feedFiles.ts'
import type { LabInfo } from '../features/labs/lab.ts'
import { webManifest } from '../features/web-manifest/webManifest.ts'
import { robots } from '../features/sitemap/robots.ts'
import { sitemapFiles } from '../features/sitemap/sitemapFiles.ts'
import { kindOf, type Kinds } from '../pages/kinds.ts'
import { markdownFiles } from '../pages/markdownFiles.ts'
import { pageVisibility } from '../pages/pageVisibility.ts'
import type { Route } from '../pages/route.ts'
import { headersFile } from './output/headersFile.ts'
import type { Redirect } from './redirects/redirect.ts'
import { redirectFiles } from './redirects/redirectFiles.ts'
import type { LoadedSocialImages } from '../features/social-images/loadedSocialImages.ts'
import { socialFiles } from '../features/social-images/socialFiles.ts'
import { socialPages } from '../features/social-images/socialPages.ts'
import { socialColors, socialLogo } from './settings/socialStyle.ts'
import { themeColours, themeSheet } from './themeStyles.ts'
import { siteTokenCss } from '../theme/styles/siteTokens.ts'
import { searchFiles } from '../features/search/write/searchFiles.ts'

export interface SiteFilesOptions {
  readonly config: SiteConfig
  readonly loaded: Loaded
  readonly routes: readonly Route[]
  readonly redirects: readonly Redirect[]
  readonly kinds: Kinds
  readonly labs: readonly LabInfo[]
  /** The site's own composition of social images, where it has one. */
  readonly socialImages?: LoadedSocialImages | undefined
  readonly root: string
  readonly cache: CacheStore
  /** Reports a problem that is only noticed while a file is made. */
  readonly warn: (diagnostic: Diagnostic) => void
  /** Renders a text to HTML; needed for texts that are modules of the bundle. */
  readonly renderBody: (body: Body) => Promise<string>
}

/** All generated files other than pages and pictures. A build writes them, the dev server makes them on request. */
export function siteFiles(options: SiteFilesOptions): SiteFile[] {
  const { config, loaded, kinds, labs, renderBody } = options
  return [
    ...markdownFiles(options),
    ...searchFiles(options),
    ...feedFiles({
      config,
      content: loaded.content,
      postKinds: kinds.posts,
      labs,
      renderBody,
      styles: feedStyles(config),
    }),
    ...config.locales.flatMap((locale) => localeFiles(options, locale)),
    ...redirectFiles(options.redirects, config, options.root),
    headersFile(config, options.root),
    { path: 'robots.txt', hash: '', make: () => robots(config) },
  ]
}

/** The sitemaps of a locale, and the web app manifest. */
function localeFiles(
  { config, routes, kinds }: SiteFilesOptions,
  locale: LocaleConfig,
): SiteFile[] {
  const folder = localeRoot(config, locale.id).slice(config.base.length)
  const pages = routes.flatMap(({ locale: pageLocale, path, page }) => {
    const kind = kindOf(kinds.pages, page)
    if (pageLocale !== locale.id || kind.isHidden) return []
    if (pageVisibility(kind, page).isNoindex) return []
    return [{ path, changed: kind.lastModified?.(page) }]
  })
  return [
    ...sitemapFiles(config, locale.id, pages),
    {
      path: `${folder}manifest.webmanifest`,
      hash: '',
      make: () => {
        const { light } = themeColours(config)
        return webManifest(config, locale, { theme: light, background: light })
      },
    },
  ]
}

/** Style sheets with the site's colours: for feeds in a browser, and for diagrams as files of their own. */
function feedStyles(config: SiteConfig): { feed: string; diagram: string } {
  const tokens = themeSheet('tokens') + siteTokenCss(config.theme)
  return {
    feed: tokens + themeSheet('feed'),
    diagram: `${tokens}:root{--accent:var(--brand);--wash:color-mix(in oklab,var(--accent) 9%,var(--paper))}${themeSheet('diagram')}`,
  }
}

/** The social images. They do not depend on other files, so several can be rendered at the same time. */
export function pictureFiles({
  config,
  loaded,
  routes,
  kinds,
  socialImages,
  ...options
}: SiteFilesOptions): SiteFile[] {
  if (config.social === false) return []
  const pages = socialPages({
    routes,
    config,
    assets: loaded.content.assets,
    kinds,
    logo: socialLogo(options.root, config),
    colors: socialColors(config),
    images: socialImages?.definition,
  })
  return socialFiles(pages, { ...options, fonts: config.social.fonts, images: socialImages })
}
