import { langOf } from '../../../config/site.ts'
import type { SiteFile } from '../../../content/siteFile.ts'
import { searchablePages } from './searchablePages.ts'
import { indexFiles } from './indexFiles.ts'
import { engineHash } from '../../../node/bundle/engineHash.ts'
import type { SiteFilesOptions } from '../../../node/siteFiles.ts'

/** The index of every locale. A locale without texts has an empty one. */
export function searchFiles({
  config,
  cache,
  loaded: { content, sections },
  routes,
  kinds,
}: Pick<SiteFilesOptions, 'config' | 'loaded' | 'cache' | 'routes' | 'kinds'>): SiteFile[] {
  return Object.values(content.locales).flatMap(({ locale }) =>
    indexFiles({
      locale,
      lang: langOf(config, locale),
      pages: searchablePages(locale, { config, routes, kinds, sections }),
      engineHash: engineHash(),
      cache: cache.bytes('search'),
    }),
  )
}
