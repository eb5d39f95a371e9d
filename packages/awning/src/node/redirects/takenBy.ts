import { feedFormats, feedPath } from '../../config/feeds.ts'
import { isRootFile } from '../../config/rootFiles.ts'
import type { SiteConfig } from '../../config/site.ts'
import type { Route } from '../../pages/route.ts'
import { pageFile, pageFolder } from '../output/pageFolder.ts'
import { addressKey, type WrittenRedirect } from './writtenRedirects.ts'

const known = new WeakMap<readonly Route[], ReadonlyMap<string, Route>>()

/** What has an old address already: a page, or a file that the build writes. */
export function takenBy(
  { locale, path }: Pick<WrittenRedirect, 'locale' | 'path'>,
  routes: readonly Route[],
  config: SiteConfig,
): string | undefined {
  const page = pagesAt(routes, config).get(addressKey({ locale, path }))
  // Where pages are files, `/a.html` is the file of the page `/a`.
  const file = pagesAt(routes, config).get(pageFolder(config, { locale, path }).slice(0, -1))
  const owner = page ?? file
  if (owner) return owner.file === undefined ? `the page ${owner.path}` : owner.file
  const [, first = ''] = path.split('/')
  const isFeed = config.posts.some((posts) =>
    Object.values(feedFormats).some((format) => feedPath(posts, format) === path),
  )
  return isFeed || isRootFile(first) ? 'a file that the build writes' : undefined
}

/** The pages by their address and by the file of their HTML. */
function pagesAt(routes: readonly Route[], config: SiteConfig): ReadonlyMap<string, Route> {
  let pages = known.get(routes)
  if (!pages) {
    pages = new Map(
      routes.flatMap((route) => [
        [addressKey(route), route] as const,
        [pageFile(config, route), route] as const,
      ]),
    )
    known.set(routes, pages)
  }
  return pages
}
