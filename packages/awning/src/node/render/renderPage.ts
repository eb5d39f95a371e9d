import type { SiteConfig } from '../../config/site.ts'
import type { Route } from '../../pages/route.ts'
import { weighPage } from '../budget/weighPage.ts'
import { offlineFacts } from '../../features/offline/write/offlineFacts.ts'
import type { PageLinks, RenderedRecord } from '../build-manifest/pageRecords.ts'
import { BuildFailure } from '../buildFailure.ts'
import { pageFile, pageFolder } from '../output/pageFolder.ts'
import type { PageRenderer } from './pageRenderer.ts'
import type { Part } from './part.ts'
import { readDocument } from './readDocument.ts'

/** A rendered page as the build stores it: the record for its checks, and the files to write. */
export interface FinishedPage {
  readonly record: RenderedRecord
  readonly pageFiles: readonly (readonly [path: string, data: string | Buffer])[]
  readonly sharedFiles: readonly (readonly [path: string, data: string | Buffer])[]
}

export async function renderPage(
  pages: PageRenderer,
  config: SiteConfig,
  route: Route,
  shell: Part,
  aside: Part | null,
): Promise<FinishedPage> {
  const rendered = await pages.render(route, shell, aside)
  const { html, payload, shared } = rendered
  const facts = readDocument(html, config.base, config.url)
  if (facts.forbidden.length > 0)
    throw new BuildFailure(
      facts.forbidden
        .map((what) => `${route.file ?? route.path} (${route.path}) contains ${what}`)
        .join('\n'),
    )
  const pageFiles = [
    [`${pageFolder(config, route)}index.txt`, payload],
    [pageFile(config, route), html],
  ] as const
  const sharedFiles = shared.map(
    (file) => [file.href.slice(config.base.length), file.payload] as const,
  )
  return {
    record: {
      ownFiles: pageFiles.map(([path]) => path),
      sharedFiles: sharedFiles.map(([path]) => path),
      links: JSON.stringify({ links: facts.links, ids: [...facts.ids] } satisfies PageLinks),
      offline: offlineFacts(rendered, facts.files, config),
      weight: weighPage(rendered, facts, config.budgets),
    },
    pageFiles,
    sharedFiles,
  }
}
