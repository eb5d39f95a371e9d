import { fitText, type FittedText } from './fitText.ts'
import { fullTitle, parseWebUrl, type PageMeta } from './pageMeta.ts'

/** The tag of the head that a part of the card was taken from. */
export type CardSource =
  | 'og:title'
  | 'title'
  | 'og:description'
  | 'description'
  | 'og:site_name'
  | 'og:image'
  | 'url'

export interface CardPart {
  readonly text: FittedText
  /** Undefined if no tag supplies it. */
  readonly source: CardSource | undefined
}

export interface SocialCard {
  readonly large: boolean
  readonly title: CardPart
  readonly description: CardPart
  readonly site: CardPart
  readonly picture: boolean
}

const sizes = { title: 17, description: 14, site: 13 }

/** The page as a social card: Open Graph first, with the title and the description as fallbacks. */
export function socialCard(page: PageMeta): SocialCard {
  // Services that fetch cards seldom resolve a relative address.
  const picture = page.image === 'absolute'
  const large = page.card === 'large' && picture
  const lines = large ? 1 : 2
  const width = large ? 480 : 340
  const part = (size: number, width: number, candidates: [CardSource, string][]): CardPart => {
    const found = candidates.find(([, text]) => text.trim() !== '')
    return { text: fitText(found?.[1].trim() ?? '', width, size), source: found?.[0] }
  }
  return {
    large,
    picture,
    title: part(sizes.title, width * lines, [
      ['og:title', page.ogTitle],
      ['title', fullTitle(page)],
    ]),
    description: part(sizes.description, width * 2, [
      ['og:description', page.ogDescription],
      ['description', page.description],
    ]),
    site: part(sizes.site, width, [
      ['og:site_name', page.siteName],
      ['url', parseWebUrl(page.url)?.host ?? ''],
    ]),
  }
}
