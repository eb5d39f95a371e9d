import { join } from 'node:path'
import type { SiteFile } from '../../../content/siteFile.ts'
import { searchablePages } from './searchablePages.ts'
import { indexFiles } from './indexFiles.ts'
import { engineStamp } from '../../../node/bundle/engineStamp.ts'
import type { SiteFilesOptions } from '../../../node/siteFiles.ts'

/** The index of every locale. A locale without texts has an empty one. */
export function searchFiles({
  config,
  cacheDir,
  loaded: { content, sections },
  routes,
  kinds,
}: Pick<SiteFilesOptions, 'config' | 'loaded' | 'cacheDir' | 'routes' | 'kinds'>): SiteFile[] {
  const stamp = engineStamp([])
  return Object.values(content.locales).flatMap(({ locale }) =>
    indexFiles({
      locale,
      pages: searchablePages(locale, { config, routes, kinds, sections }),
      stamp,
      folder: join(cacheDir, 'search', locale),
    }),
  )
}
