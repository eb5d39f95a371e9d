/** A picture in words: everything that decides what is drawn, and nothing else. It is also the cache's key. */
export type Card = CardTexts & CardLook

export interface CardTexts {
  /** BCP 47 tag of the texts: it decides where lines break. */
  readonly lang: string
  readonly title: string
  /** Where in the shop: over the title. */
  readonly place: string
  readonly shop: string
  /** Of the site, without the scheme: `docs.example.com`. */
  readonly address: string
  readonly mark: SiteMark
}

/** The site's logo: a picture, or one or two letters on a square. */
export interface SiteMark {
  readonly picture?: CoverFile
  /** Shown where there is no picture, or none that can be read. */
  readonly letters: string
  readonly background: string
  readonly colour: string
}

/** What a page says of its picture; the rest is the same for all pages of a locale. */
export type CardFacts = Pick<CardTexts, 'title' | 'place'> & CardLook

export type CardLook =
  /** Home, under the awning. */
  | { readonly look: 'shop'; readonly books: readonly Book[] }
  /** All docs. */
  | { readonly look: 'shelf'; readonly books: readonly Book[] }
  /** One doc among its neighbours. */
  | {
      readonly look: 'book'
      /** What it is about: as many of its sentences as there is room for. */
      readonly text: string
      readonly books: readonly Book[]
      readonly own: number
    }
  | {
      readonly look: 'game'
      readonly facts: string
      readonly rating?: string
      readonly cover?: CoverFile
    }
  /** All games. */
  | { readonly look: 'counter'; readonly covers: readonly CoverFile[] }
  /** A post of the ledger. */
  | {
      readonly look: 'entry'
      readonly year: string
      readonly day: string
      readonly tags: readonly string[]
    }
  /** Posts, or years of them. */
  | { readonly look: 'ledger'; readonly lines: readonly LedgerLine[]; readonly accent: Accent }
  | { readonly look: 'tags'; readonly tags: readonly string[]; readonly accent: Accent }
  | { readonly look: 'tag'; readonly count: string; readonly accent: Accent }

export type Accent = 'gold' | 'plum'

export interface Book {
  readonly label: string
  /** Number of its category, from 0. */
  readonly bay: number
}

export interface LedgerLine {
  readonly date: string
  readonly text: string
}

export interface CoverFile {
  readonly file: string
  /** Of its bytes, so that a new picture under an old name is drawn anew. */
  readonly hash: string
}
