import { hash } from '../cache/hash.ts'
import type { SiteConfig } from '../config/site.ts'
import { offlineFiles } from '../features/offline/write/offlineFiles.ts'
import type { Kinds } from '../pages/kinds.ts'
import type { Route } from '../pages/route.ts'
import type { PageRecords } from './build-manifest/pageRecords.ts'
import type { Engine } from './bundle/buildEngine.ts'
import type { OutputFolder } from './output/outputFolder.ts'
import { pageId } from './render/pageId.ts'

/** Writes the service worker and what it knows of the site. */
export function writeOfflineFiles(
  output: OutputFolder,
  engine: Engine,
  config: SiteConfig,
  routes: readonly Route[],
  records: PageRecords,
  kinds: Kinds,
): void {
  const pages = routes.flatMap((route) => {
    const facts = records.get(pageId(route))?.offline
    return facts ? [{ ...facts, route }] : []
  })
  const read = (href: string) => {
    const path = href.slice(config.base.length)
    return output.has(path) ? output.readBytes(path) : undefined
  }
  for (const [path, text] of offlineFiles({ config, engine, pages, kinds, read })) {
    const fileHash = hash(text)
    if (!output.reuse(path, fileHash)) output.write(path, text, fileHash)
  }
}
