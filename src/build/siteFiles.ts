import type { SiteConfig } from '../config/site.ts'
import type { Loaded } from '../content/loadContent.ts'
import type { SiteFile } from '../content/siteFile.ts'
import type { Route } from '../routes/route.ts'
import { searchFiles } from './searchFiles.ts'

export interface SiteFilesOptions {
  readonly config: SiteConfig
  readonly loaded: Loaded
  readonly routes: readonly Route[]
}

/** Every file that is made from content beside the pages; a build writes them, the dev server makes them when asked. */
export function siteFiles(options: SiteFilesOptions): SiteFile[] {
  return [...searchFiles(options)]
}
