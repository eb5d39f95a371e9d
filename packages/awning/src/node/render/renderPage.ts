import { localeRoot } from '../../config/address.ts'
import type { SiteConfig } from '../../config/site.ts'
import type { Route } from '../../pages/route.ts'
import { weighPage } from '../budget/weighPage.ts'
import { offlineFacts } from '../../features/offline/write/offlineFacts.ts'
import type { PageRecord } from '../build-manifest/buildManifest.ts'
import { BuildFailure } from '../buildFailure.ts'
import type { Pages } from './pageRenderer.ts'
import type { Part } from './part.ts'
import { readDocument } from './readDocument.ts'

/** A rendered page: facts for the checks, and the files to write. */
export interface DrawnPage {
  readonly record: Omit<PageRecord, 'hash'>
  readonly own: readonly (readonly [path: string, data: string | Buffer])[]
  readonly shared: readonly (readonly [path: string, data: string | Buffer])[]
}

export async function drawPage(
  pages: Pages,
  config: SiteConfig,
  route: Route,
  shell: Part,
  aside: Part | null,
): Promise<DrawnPage> {
  const rendered = await pages.render(route, shell, aside)
  const { html, payload, shared } = rendered
  const facts = readDocument(html, config.base)
  if (facts.forbidden)
    throw new BuildFailure(`${route.file ?? route.path} (${route.path}) holds ${facts.forbidden}`)
  const folder = outputFolder(config, route)
  const own = [
    [`${folder}index.txt`, payload],
    [`${folder}index.html`, html],
  ] as const
  const others = shared.map((file) => [file.href.slice(config.base.length), file.payload] as const)
  return {
    record: {
      files: [...own, ...others].map(([path]) => path),
      links: facts.links,
      ids: [...facts.ids],
      offline: offlineFacts(rendered, facts.files, config),
      weight: weighPage(rendered, facts, config.budgets),
    },
    own,
    shared: others,
  }
}

/** `blog/tags/工具推荐/`: with real characters instead of escapes, as every host expects. */
function outputFolder(config: SiteConfig, { locale, path }: Route): string {
  const home = localeRoot(config, locale).slice(config.base.length)
  return `${home}${path.slice(1)}`.replace(/([^/])$/, '$1/')
}
