import type { SiteConfig } from '../config/site.ts'
import type { Loaded } from '../content/loadContent.ts'
import type { Problem } from '../content/problem.ts'
import type { SiteFile } from '../content/siteFile.ts'
import { markdownFiles } from '../routes/markdownFiles.ts'
import type { Route } from '../routes/route.ts'
import { headersFile } from './output/headersFile.ts'
import { socialFiles } from '../social/socialFiles.ts'
import { socialPages } from './socialPages.ts'

export interface SiteFilesOptions {
  readonly config: SiteConfig
  readonly loaded: Loaded
  readonly routes: readonly Route[]
  readonly root: string
  readonly cacheDir: string
  /** For what is only found out while a file is made. */
  readonly warn: (problem: Problem) => void
}

/** Every file that is made from content beside the pages; a build writes them, the dev server makes them when asked. */
export function siteFiles(options: SiteFilesOptions): SiteFile[] {
  return [...markdownFiles(options), headersFile(options.config)]
}

/** Pictures lean on no other file, so that many can be drawn at once. */
export function pictureFiles({ config, loaded, routes, ...rest }: SiteFilesOptions): SiteFile[] {
  if (config.social === false) return []
  const pages = socialPages(routes, config, loaded.content.assets)
  return socialFiles(pages, { ...rest, fonts: config.social?.fonts ?? [] })
}
