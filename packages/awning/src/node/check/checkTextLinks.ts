import { hrefOf, samePathKey } from '../../config/address.ts'
import type { SiteConfig } from '../../config/site.ts'
import type { Loaded } from '../../content/loadContent.ts'
import type { Block, Body } from '../../content/model.ts'
import type { PageKind } from '../../pages/definePage.ts'
import { kindOf } from '../../pages/kinds.ts'
import type { Route } from '../../pages/route.ts'
import { readDocument, type PageFacts } from '../render/readDocument.ts'
import { checkLinks, writtenLinks, type CheckedPage, type LinkReport } from './checkLinks.ts'

/**
 * Checks the links of texts without rendering a page. Links of the navigation, and anchors of pages
 * without a text, are checked by the build only, which has the finished HTML.
 */
export function checkTextLinks(
  loaded: Pick<Loaded, 'content' | 'links'>,
  routes: readonly Route[],
  otherFiles: readonly string[],
  config: SiteConfig,
  kinds: readonly PageKind[],
): LinkReport {
  const pages: CheckedPage[] = []
  const files = new Set([
    ...otherFiles.map((file) => config.base + file),
    ...loaded.content.assets.map(({ name }) => `${config.base}assets/${name}`),
  ])
  for (const route of routes) {
    const kind = kindOf(kinds, route.page)
    const body = kind.body?.of(route.page)
    if (body) {
      const written = writtenLinks(loaded, route)
      const facts = textFacts(body, written, loaded.content.modules, config)
      pages.push({ route, facts, written })
    } else if (kind.fallback !== 'notFound') {
      const href = decodeURI(hrefOf(config, route.locale, route.path))
      files.add(`${samePathKey(href)}/index.html`)
      files.add(href)
    }
  }
  return checkLinks(pages, files, config, kinds)
}

function textFacts(
  body: Body,
  written: CheckedPage['written'],
  modules: Loaded['content']['modules'],
  { base }: SiteConfig,
): PageFacts {
  if (body.kind === 'blocks') return readDocument(`<body>${htmlOf(body.blocks)}`, base)
  return { links: [...written.keys()], ids: new Set(modules[body.module]?.ids) }
}

function htmlOf(blocks: readonly Block[]): string {
  return blocks.map((block) => ('html' in block ? block.html : htmlOf(block.children))).join('\n')
}
