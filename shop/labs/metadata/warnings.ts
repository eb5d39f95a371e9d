import { fullTitle, parseWebUrl, type PageMeta } from './pageMeta.ts'
import { descriptionSpace, searchResult } from './searchResult.ts'
import { textWidth } from './textWidth.ts'

/** A mistake should be fixed; a hint may be intended. */
export const mistakes = [
  'noTitle',
  'longTitle',
  'siteTwice',
  'noDescription',
  'longDescription',
  'shortDescription',
  'sameDescription',
  'noUrl',
  'noImage',
  'relativeImage',
  'noAlt',
] as const
export const hints = ['noindex', 'nosnippet', 'sameOgTitle', 'sameOgDescription', 'noIcon'] as const

export type Warning = (typeof mistakes)[number] | (typeof hints)[number]

/** The problems of a head: mistakes first, then hints. */
export function warnings(page: PageMeta): Warning[] {
  const title = page.title.trim()
  const description = page.description.trim()
  const site = page.siteName.trim()
  const result = searchResult(page)
  const width = textWidth(description, descriptionSpace.size)
  const found: Record<Warning, boolean> = {
    noTitle: title === '',
    longTitle: result.title.cut !== '',
    siteTwice: site !== '' && page.titlePosition !== 'none' && title.includes(site),
    noDescription: description === '',
    longDescription: result.description !== undefined && result.description.cut !== '',
    shortDescription: description !== '' && width < descriptionSpace.width / 4,
    sameDescription: description !== '' && [title, fullTitle(page)].includes(description),
    noUrl: parseWebUrl(page.url) === undefined,
    noImage: page.image === 'none',
    relativeImage: page.image === 'relative',
    noAlt: page.image !== 'none' && !page.alt,
    noindex: page.robots === 'noindex',
    nosnippet: page.robots === 'nosnippet',
    sameOgTitle: page.ogTitle.trim() !== '' && page.ogTitle.trim() === fullTitle(page),
    sameOgDescription: description !== '' && page.ogDescription.trim() === description,
    noIcon: !page.icon,
  }
  return [...mistakes, ...hints].filter((warning) => found[warning])
}

export function isMistake(warning: Warning): boolean {
  return (mistakes as readonly string[]).includes(warning)
}
