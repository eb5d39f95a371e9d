import { fitText, type FittedText } from './fitText.ts'
import { fullTitle, webAddress, type PageMeta } from './page.ts'

/** Which line of the head a part of the card was taken from. */
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
  /** Undefined if no line says it. */
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

/** A page as a chat shows it: Open Graph first, then what the page says anyway. */
export function socialCard(page: PageMeta): SocialCard {
  // Those who fetch cards seldom complete a relative address.
  const picture = page.image === 'absolute'
  const large = page.card === 'large' && picture
  const lines = large ? 1 : 2
  const room = large ? 480 : 340
  const part = (size: number, width: number, candidates: [CardSource, string][]): CardPart => {
    const found = candidates.find(([, text]) => text.trim() !== '')
    return { text: fitText(found?.[1].trim() ?? '', width, size), source: found?.[0] }
  }
  return {
    large,
    picture,
    title: part(sizes.title, room * lines, [
      ['og:title', page.ogTitle],
      ['title', fullTitle(page)],
    ]),
    description: part(sizes.description, room * 2, [
      ['og:description', page.ogDescription],
      ['description', page.description],
    ]),
    site: part(sizes.site, room, [
      ['og:site_name', page.siteName],
      ['url', webAddress(page.url)?.host ?? ''],
    ]),
  }
}
