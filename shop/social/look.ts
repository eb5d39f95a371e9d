import type { ImageFile } from 'awning'

/** What the social image of a page shows in addition to its title, by the kind of picture. */
export type Look =
  /** Home, under the awning. */
  | { readonly look: 'shop'; readonly books: readonly Book[] }
  /** All docs. */
  | (Placed & { readonly look: 'shelf'; readonly books: readonly Book[] })
  /** One doc among its neighbours. */
  | (Placed & {
      readonly look: 'book'
      /** What it is about: as many of its sentences as there is room for. */
      readonly text: string
      readonly books: readonly Book[]
      /** Index of the doc's own book. */
      readonly current: number
    })
  | (Placed & {
      readonly look: 'game'
      readonly facts: string
      readonly rating?: string
      readonly cover?: ImageFile
    })
  /** All games. */
  | (Placed & { readonly look: 'counter'; readonly covers: readonly ImageFile[] })
  /** A post of the blog. */
  | (Placed & {
      readonly look: 'entry'
      readonly year: string
      readonly day: string
      readonly tags: readonly string[]
    })
  /** Posts, or years of them. */
  | (Placed & {
      readonly look: 'ledger'
      readonly lines: readonly ListLine[]
      readonly accent: Accent
    })
  | (Placed & { readonly look: 'tags'; readonly tags: readonly string[]; readonly accent: Accent })
  | (Placed & { readonly look: 'tag'; readonly count: string; readonly accent: Accent })

/** One kind of picture, with the title of the page. */
export type Titled<Name extends Look['look']> = Extract<Look, { look: Name }> & {
  readonly title: string
}

interface Placed {
  /** The part of the site that the page is in, written above the title. */
  readonly place: string
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
