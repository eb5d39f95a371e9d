import type { SiteConfig } from '../config/site.ts'
import type { Loaded } from '../content/loadContent.ts'
import type { SiteFile } from '../content/siteFile.ts'
import { markdownFiles } from '../routes/markdownFiles.ts'
import type { Route } from '../routes/route.ts'
import { headersFile } from './output/headersFile.ts'

export interface SiteFilesOptions {
  readonly config: SiteConfig
  readonly loaded: Loaded
  readonly routes: readonly Route[]
}

/** Every file that is made from content beside the pages; a build writes them, the dev server makes them when asked. */
export function siteFiles(options: SiteFilesOptions): SiteFile[] {
  return [...markdownFiles(options), headersFile(options.config)]
}
