import { fullTitle, webAddress, type PageMeta } from './page.ts'
import { descriptionRoom, searchResult } from './searchResult.ts'
import { textWidth } from './textWidth.ts'

/** A mistake costs something; a hint is for thought. */
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

/** What is amiss in a head, worst first. */
export function warnings(page: PageMeta): Warning[] {
  const title = page.title.trim()
  const description = page.description.trim()
  const site = page.siteName.trim()
  const result = searchResult(page)
  const width = textWidth(description, descriptionRoom.size)
  const found: Record<Warning, boolean> = {
    noTitle: title === '',
    longTitle: result.title.cut !== '',
    siteTwice: site !== '' && page.place !== 'none' && title.includes(site),
    noDescription: description === '',
    longDescription: result.description !== undefined && result.description.cut !== '',
    shortDescription: description !== '' && width < descriptionRoom.width / 4,
    sameDescription: description !== '' && [title, fullTitle(page)].includes(description),
    noUrl: webAddress(page.url) === undefined,
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
