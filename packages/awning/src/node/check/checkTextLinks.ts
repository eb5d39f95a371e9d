import type { SiteConfig } from '../../config/site.ts'
import type { Loaded } from '../../content/loadedContent.ts'
import type { Block, Body } from '../../content/model.ts'
import type { PageKind } from '../../pages/definePage.ts'
import { kindOf } from '../../pages/kinds.ts'
import type { Route } from '../../pages/route.ts'
import type { Redirect } from '../redirects/redirect.ts'
import { readDocument, type PageFacts } from '../render/readDocument.ts'
import type { CheckedPage } from './checkedPage.ts'
import { checkLinks, writtenLinks, type LinkReport } from './checkLinks.ts'

/**
 * Checks the links of texts and settings without rendering a page. Links that components render, and
 * anchors of pages without a text, are checked by the build only, which has the finished HTML.
 */
export function checkTextLinks(
  loaded: Pick<Loaded, 'content' | 'links' | 'leftOut'>,
  routes: readonly Route[],
  otherFiles: readonly string[],
  config: SiteConfig,
  kinds: readonly PageKind[],
  redirects: readonly Redirect[] = [],
): LinkReport {
  const pages: CheckedPage[] = []
  const files = new Set([
    ...otherFiles.map((file) => config.base + file),
    ...[...loaded.content.assets, ...loaded.content.frames].map(
      ({ name }) => `${config.base}assets/${name}`,
    ),
  ])
  for (const route of routes) {
    const body = kindOf(kinds, route.page).body?.of(route.page)
    const written = writtenLinks(loaded, route)
    const facts = body
      ? textFacts(body, loaded.content.modules, config)
      : { links: [], ids: undefined }
    pages.push({ route, facts, written })
  }
  return checkLinks(pages, files, config, kinds, redirects, loaded.leftOut)
}

function textFacts(
  body: Body,
  modules: Loaded['content']['modules'],
  { base, url }: SiteConfig,
): PageFacts {
  if (body.kind === 'blocks') return readDocument(`<body>${htmlOf(body.blocks)}`, base, url)
  // The links of a module are among those that its author wrote.
  return { links: [], ids: new Set(modules[body.module]?.ids) }
}

function htmlOf(blocks: readonly Block[]): string {
  return blocks.map((block) => ('html' in block ? block.html : htmlOf(block.children))).join('\n')
}
