import type { ImageFile } from 'awning'

/** What the social image of a page shows in addition to its title, by the kind of picture. */
export type PictureData =
  /** Home, under the awning. */
  | { readonly look: 'shop'; readonly books: readonly Book[] }
  /** All docs. */
  | (InSection & { readonly look: 'shelf'; readonly books: readonly Book[] })
  /** One doc among its neighbours in the category. */
  | (InSection & {
      readonly look: 'book'
      /** What it is about: as many of its sentences as there is room for. */
      readonly text: string
      readonly books: readonly Book[]
      /** Index of the book of the doc. */
      readonly current: number
    })
  | (InSection & {
      readonly look: 'game'
      readonly facts: string
      readonly rating?: string
      readonly cover?: ImageFile
    })
  /** All games. */
  | (InSection & { readonly look: 'counter'; readonly covers: readonly ImageFile[] })
  /** A post of the blog. */
  | (InSection & {
      readonly look: 'entry'
      readonly year: string
      readonly day: string
      readonly tags: readonly string[]
    })
  /** Posts, or years of them. */
  | (InSection & {
      readonly look: 'ledger'
      readonly lines: readonly ListLine[]
      readonly accent: Accent
    })
  | (InSection & {
      readonly look: 'tags'
      readonly tags: readonly string[]
      readonly accent: Accent
    })
  | (InSection & { readonly look: 'tag'; readonly count: string; readonly accent: Accent })

/** One kind of picture, with the title of the page. */
export type PictureWithTitle<Name extends PictureData['look']> = Extract<
  PictureData,
  { look: Name }
> & {
  readonly title: string
}

interface InSection {
  /** The part of the site that the page is in, written above the title. */
  readonly section: string
}

export type Accent = 'gold' | 'plum'

export interface Book {
  readonly label: string
  /** Number of its category, from 0. */
  readonly category: number
}

export interface ListLine {
  readonly date: string
  readonly text: string
}
