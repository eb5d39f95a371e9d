import type { Image } from 'awning'
import type { GameStatus } from '../gameFacts.ts'

/** A game in the library's JSON file: what filters, orders and its card need. */
export interface LibraryGame {
  readonly title: string
  readonly href: string
  /** Day of the note, `YYYY-MM-DD`. */
  readonly date: string
  /** Plain text. */
  readonly excerpt: string
  /** Segments of tags: the same in every locale, as the address needs them. */
  readonly tags: readonly string[]
  readonly platforms: readonly string[]
  /** The year of its release. */
  readonly year?: number
  readonly status?: GameStatus
  readonly rating?: number
  readonly hours?: number
  readonly cover?: Image
  /** The years in which it was finished, one for each time. */
  readonly finished?: readonly number[]
  /** Names of the lists that it is on. */
  readonly lists?: readonly string[]
  /** Language of title and excerpt, where it is not the page's own. */
  readonly lang?: string
}
