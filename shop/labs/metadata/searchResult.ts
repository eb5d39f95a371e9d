import { fitText, type FittedText } from './fitText.ts'
import { fullTitle, webAddress, type PageMeta } from './page.ts'

/*
 * The room a result has on a wide screen. No search engine promises these numbers; they are the sizes
 * commonly seen, and a phone has others.
 */
export const titleRoom = { width: 580, size: 20 }
export const descriptionRoom = { width: 920, size: 14 }

export interface SearchResult {
  readonly listed: boolean
  readonly site: string
  readonly path: string
  readonly title: FittedText
  /** Undefined where the engine has to choose a passage by itself, or may not show any. */
  readonly description: FittedText | undefined
}

/** A page as a list of results shows it. */
export function searchResult(page: PageMeta): SearchResult {
  const url = webAddress(page.url)
  const parts = url?.pathname.split('/').filter(Boolean) ?? []
  const description = page.description.trim()
  return {
    listed: page.robots !== 'noindex',
    site: page.siteName.trim() || (url?.host ?? ''),
    path: url ? [url.host, ...parts.map(readable)].join(' › ') : '',
    title: fitText(fullTitle(page), titleRoom.width, titleRoom.size),
    description:
      description === '' || page.robots === 'nosnippet'
        ? undefined
        : fitText(description, descriptionRoom.width, descriptionRoom.size),
  }
}

function readable(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
