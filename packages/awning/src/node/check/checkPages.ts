import type { SiteConfig } from '../../config/site.ts'
import type { Loaded } from '../../content/loadedContent.ts'
import type { Kinds } from '../../pages/kinds.ts'
import type { Route } from '../../pages/route.ts'
import type { PageRecords } from '../build-manifest/buildManifest.ts'
import type { OutputFolder } from '../output/outputFolder.ts'
import { pageId } from '../render/renderRoutes.ts'
import type { Redirect } from '../redirects/redirect.ts'
import { checkLinks, writtenLinks, type LinkReport } from './checkLinks.ts'

/** Checks the links of the finished pages. */
export function checkPages(
  records: PageRecords,
  routes: readonly Route[],
  loaded: Loaded,
  output: OutputFolder,
  config: SiteConfig,
  kinds: Kinds,
  redirects: readonly Redirect[],
): LinkReport {
  const pages = routes.flatMap((route) => {
    const record = records[pageId(route)]
    if (!record) return []
    let ids: ReadonlySet<string> | undefined
    const facts = {
      links: record.links,
      // Of most pages, no other page links to a section.
      get ids() {
        return (ids ??= new Set(record.ids))
      },
    }
    return [{ route, facts, written: writtenLinks(loaded, route) }]
  })
  const files = withBase(output.files, config.base)
  return checkLinks(pages, files, config, kinds.pages, redirects, loaded.leftOut)
}

function withBase(files: ReadonlySet<string>, base: string): ReadonlySet<string> {
  return base === '/' ? files : new Set([...files].map((file) => base + file.slice(1)))
}
