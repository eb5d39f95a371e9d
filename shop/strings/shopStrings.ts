import type { PluralForms, Site } from 'awning'
import { en } from './en.ts'
import { zh } from './zh.ts'

/** Every text of the pages that the shop adds to the engine's. `{name}` is filled in by `format`. */
export interface ShopStrings {
  /** `{count}` */
  readonly games: PluralForms

  readonly game: {
    readonly platform: string
    readonly developer: string
    readonly released: string
    readonly status: string
    readonly rating: string
    readonly hours: string
    /** `{count}` */
    readonly hoursValue: string
    readonly played: string
    readonly replayed: string
    /** About the days on which a game was played: `{from}` and `{to}`, or `{date}`. */
    readonly journal: {
      readonly range: string
      readonly since: string
      readonly until: string
    }
    readonly lists: string
    readonly statuses: Readonly<
      Record<'playing' | 'finished' | 'mastered' | 'paused' | 'dropped' | 'wished', string>
    >
  }
  readonly library: LibraryStrings

  readonly home: {
    readonly docs: string
    readonly allDocs: string
    readonly games: string
    readonly allGames: string
    readonly posts: string
    readonly allPosts: string
    /** Over docs without a category. */
    readonly start: string
  }
}

/** The game library: what is chosen by, in what order, and what there is of each. */
export interface LibraryStrings {
  readonly name: string
  readonly filters: string
  readonly year: string
  readonly sort: string
  readonly sorts: Readonly<Record<'date' | 'title' | 'rating' | 'hours', string>>
  readonly layout: string
  readonly layouts: Readonly<Record<'list' | 'grid', string>>
  /** `{count}`, `{total}` */
  readonly found: string
  readonly chosen: string
  /** `{label}` of a filter. */
  readonly drop: string
  readonly reset: string
  readonly empty: string
  readonly emptyHint: string
  /** `{count}` */
  readonly more: string
  readonly failed: string
  readonly statistics: string
  readonly byYear: string
  readonly byPlatform: string
  readonly byStatus: string
  readonly byRating: string
  readonly byFinished: string
  /** `{rating}` */
  readonly average: string
  /** `{year}` and everything before it. */
  readonly until: string
}

/** The shop's texts in the language of a page. */
export function shopStrings({ locale }: Pick<Site, 'locale'>): ShopStrings {
  return locale.id === 'en' ? en : zh
}
