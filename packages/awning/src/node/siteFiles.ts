import { localeRoot } from '../config/address.ts'
import type { SiteConfig } from '../config/site.ts'
import type { Loaded } from '../content/loadContent.ts'
import type { Problem } from '../content/problem.ts'
import type { Body } from '../content/model.ts'
import { stampOf } from '../cache/stampOf.ts'
import type { SiteFile } from '../content/siteFile.ts'
import { feedFiles } from '../features/feeds/feedFiles.ts'
import type { LabInfo } from '../features/labs/lab.ts'
import { manifest } from '../features/web-manifest/webManifest.ts'
import { robots } from '../features/sitemap/robots.ts'
import { sitemap } from '../features/sitemap/sitemap.ts'
import { lastChange } from '../pages/lastChange.ts'
import { markdownFiles } from '../pages/markdownFiles.ts'
import type { Route } from '../pages/route.ts'
import { headersFile } from './output/headersFile.ts'
import { socialFiles } from '../features/social-images/socialFiles.ts'
import { socialPages } from '../features/social-images/socialPages.ts'
import { themeColours, themeSheet } from './themeStyles.ts'
import { searchFiles } from '../features/search/write/searchFiles.ts'

export interface SiteFilesOptions {
  readonly config: SiteConfig
  readonly loaded: Loaded
  readonly routes: readonly Route[]
  readonly labs: readonly LabInfo[]
  readonly root: string
  readonly cacheDir: string
  /** For what is only found out while a file is made. */
  readonly warn: (problem: Problem) => void
  /** Draws a text that is a module of the bundle. */
  readonly draw: (body: Body) => Promise<string>
}

/** Every file that is made from content beside the pages; a build writes them, the dev server makes them when asked. */
export function siteFiles(options: SiteFilesOptions): SiteFile[] {
  const { config, loaded, routes, labs, draw } = options
  return [
    ...markdownFiles(options),
    ...searchFiles(options),
    ...feedFiles({ config, content: loaded.content, labs, draw, styles: styles() }),
    ...config.locales.flatMap((locale) => mapFiles(config, locale, routes)),
    headersFile(config),
    { path: 'robots.txt', key: '', make: () => robots(config) },
  ]
}

function mapFiles(
  config: SiteConfig,
  locale: SiteConfig['locales'][number],
  routes: readonly Route[],
): SiteFile[] {
  const folder = localeRoot(config, locale.id).slice(config.base.length)
  const pages = routes
    .filter((route) => route.locale === locale.id && !isHidden(route))
    .map(({ path, page }) => ({ path, changed: lastChange(page) }))
  return [
    {
      path: `${folder}sitemap.xml`,
      key: stampOf(pages),
      make: () => sitemap(config, locale.id, pages),
    },
    {
      path: `${folder}manifest.webmanifest`,
      key: '',
      make: () => {
        const { light } = themeColours()
        return manifest(config, locale, { theme: light, background: light })
      },
    },
  ]
}

/** Pages that nobody should come to from a search. */
function isHidden({ page }: Route): boolean {
  return page.kind === 'notFound' || page.kind === 'offline'
}

/** Outside of pages the theme's colours and rules hold too. */
function styles(): { feed: string; drawing: string } {
  const tokens = themeSheet('tokens')
  return {
    feed: tokens + themeSheet('feed'),
    drawing: `${tokens}:root{--accent:var(--seal);--wash:color-mix(in oklab,var(--accent) 9%,var(--paper))}${themeSheet('diagram')}`,
  }
}

/** Pictures lean on no other file, so that many can be drawn at once. */
export function pictureFiles({ config, loaded, routes, ...rest }: SiteFilesOptions): SiteFile[] {
  if (config.social === false) return []
  const pages = socialPages(routes, config, loaded.content.assets)
  return socialFiles(pages, { ...rest, fonts: config.social?.fonts ?? [] })
}
