import { documentTitle, type CommentedPage } from './commentedPage.ts'
import type { SiteConfig } from '../../config/site.ts'

export type GiscusConfig = NonNullable<SiteConfig['comments']>['giscus']

/** What the frame of giscus is asked for, without what only the browser knows: address, session and theme. */
export function giscusParams(giscus: GiscusConfig, page: CommentedPage): Record<string, string> {
  return {
    repo: giscus.repo,
    repoId: giscus.repoId,
    category: giscus.category,
    categoryId: giscus.categoryId,
    strict: giscus.strict ? '1' : '0',
    reactionsEnabled: giscus.reactions ? '1' : '0',
    inputPosition: giscus.inputPosition,
    emitMetadata: '0',
    term: termOf(giscus.mapping, page),
    description: page.description,
    backLink: page.url,
  }
}

/** The same names that the script of giscus gives to discussions, so that a site can move here with its comments. */
function termOf(mapping: GiscusConfig['mapping'], page: CommentedPage): string {
  switch (mapping) {
    case 'pathname':
      return page.href.length < 2 ? 'index' : page.href.slice(1).replace(/\.\w+$/, '')
    case 'url':
      return page.url
    case 'title':
      return documentTitle(page)
  }
}
