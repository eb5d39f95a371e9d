import { shortHashOf } from '../../../cache/hash.ts'
import { hrefOf, localeRoot } from '../../../config/address.ts'
import type { LocaleId, SiteConfig } from '../../../config/site.ts'
import { areasHref, type Area, type AreaList } from '../worker/areas.ts'
import { kindOf, type Kinds } from '../../../pages/kinds.ts'
import { offlineAreas } from '../../../pages/offline/offlineAreas.ts'
import { pageVisibility } from '../../../pages/pageVisibility.ts'
import type { Route } from '../../../pages/route.ts'
import type { Engine } from '../../../node/bundle/buildEngine.ts'
import { fillWorker } from '../../../node/bundle/inlineConstants.ts'
import type { OfflineFacts } from './offlineFacts.ts'
import { createNeededFiles, type NeededFiles, type ReadFile } from './neededFiles.ts'

type Page = OfflineFacts & { readonly route: Route }

interface Options {
  readonly config: SiteConfig
  readonly engine: Pick<Engine, 'worker' | 'withoutWorker'>
  readonly pages: readonly Page[]
  readonly kinds: Kinds
  readonly read: ReadFile
}

/** `sw.js`, and for each language a list of the sections that can be saved for offline reading, with their sizes. */
export function offlineFiles({ config, engine, pages, kinds, read }: Options): [string, string][] {
  const version = shortHashOf(
    pages.map((page) => `${page.route.locale} ${page.route.path} ${page.hash}`),
  )
  const worker: [string, string] = ['sw.js', fillWorker(engine, config, version)]
  if (!config.offline) return [worker]
  const neededBy = createNeededFiles(read, config.base)
  return [
    worker,
    ...config.locales.map(({ id }): [string, string] => {
      const localePages = pages.filter(({ route }) => route.locale === id)
      const href = areasHref(localeRoot(config, id))
      return [
        href.slice(config.base.length),
        JSON.stringify({
          areas: areasOf(config, id, localePages, kinds, neededBy),
        } satisfies AreaList),
      ]
    }),
  ]
}

function areasOf(
  config: SiteConfig,
  locale: LocaleId,
  pages: readonly Page[],
  kinds: Kinds,
  neededBy: NeededFiles,
): Area[] {
  const areas = new Map<string, Page[]>(offlineAreas(config).map(({ id }) => [id, []]))
  for (const page of pages) {
    const { page: data } = page.route
    const kind = kindOf(kinds.pages, data)
    const area = kind.offlineArea?.(data)
    if (area !== undefined && !pageVisibility(kind, data).isUnlisted) areas.get(area)?.push(page)
  }
  return Array.from(areas, ([id, areaPages]) => {
    // Most pages have the same list of files.
    const lists = new Set(areaPages.map(({ files }) => files))
    let bytes = 0
    for (const size of neededBy([...lists].flat()).values()) bytes += size
    for (const page of areaPages) bytes += page.bytes
    return {
      id,
      version: shortHashOf(areaPages.map((page) => page.id)),
      bytes,
      pages: areaPages.map(({ route, id: page }) => ({
        href: hrefOf(config, locale, route.path),
        id: page,
      })),
    }
  })
}
