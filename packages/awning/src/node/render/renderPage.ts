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
  readonly pageFiles: readonly (readonly [path: string, data: Buffer])[]
  readonly sharedFiles: readonly (readonly [path: string, data: string | Buffer])[]
}

export async function renderPage(
  pages: PageRenderer,
  config: SiteConfig,
  route: Route,
  shell: Part,
  aside: Part | null,
): Promise<FinishedPage> {
  const { id, html, payload, shared, labs } = await pages.render(route, shell, aside)
  const facts = readDocument(html, config.base, config.url)
  if (facts.forbidden.length > 0)
    throw new BuildFailure(
      facts.forbidden
        .map((what) => `${route.file ?? route.path} (${route.path}) contains ${what}`)
        .join('\n'),
    )
  // Encoded once, for the file, its hash and its weight.
  const document = Buffer.from(html)
  const pageFiles = [
    [`${pageFolder(config, route)}index.txt`, payload],
    [pageFile(config, route), document],
  ] as const
  const sharedFiles = shared.map(
    (file) => [file.href.slice(config.base.length), file.payload] as const,
  )
  return {
    record: {
      ownFiles: pageFiles.map(([path]) => path),
      sharedFiles: sharedFiles.map(([path]) => path),
      links: JSON.stringify({ links: facts.links, ids: [...facts.ids] } satisfies PageLinks),
      offline: offlineFacts({ id, document, payload }, facts.files, config),
      weight: weighPage({ document, payload, labs }, facts, config.budgets),
    },
    pageFiles,
    sharedFiles,
  }
}
