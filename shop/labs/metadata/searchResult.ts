import { fitText, type FittedText } from './fitText.ts'
import { fullTitle, parseWebUrl, type PageMeta } from './pageMeta.ts'

/*
 * The width available to a result on a wide screen. No search engine documents these numbers; they are
 * the sizes commonly observed, and phones differ.
 */
export const titleSpace = { width: 580, size: 20 }
export const descriptionSpace = { width: 920, size: 14 }

export interface SearchResult {
  readonly listed: boolean
  readonly site: string
  readonly path: string
  readonly title: FittedText
  /** Undefined where the search engine has to choose a passage itself, or may not show any. */
  readonly description: FittedText | undefined
}

/** The page as a list of search results shows it. */
export function searchResult(page: PageMeta): SearchResult {
  const url = parseWebUrl(page.url)
  const parts = url?.pathname.split('/').filter(Boolean) ?? []
  const description = page.description.trim()
  return {
    listed: page.robots !== 'noindex',
    site: page.siteName.trim() || (url?.host ?? ''),
    path: url ? [url.host, ...parts.map(decodeSegment)].join(' › ') : '',
    title: fitText(fullTitle(page), titleSpace.width, titleSpace.size),
    description:
      description === '' || page.robots === 'nosnippet'
        ? undefined
        : fitText(description, descriptionSpace.width, descriptionSpace.size),
  }
}

function decodeSegment(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
