import type { LibraryStrings } from '../../strings/shopStrings.ts'
import type { Facet, Filter } from './libraryView.ts'

/** A value to filter by, and how many of all games have it. */
export interface Option {
  readonly value: string
  readonly label: string
  readonly count: number
}

export type Options = Readonly<Record<Facet, readonly Option[]>>

/** All texts of the library, its own and those of the engine, in the language of the page. */
export interface LibraryWords extends LibraryStrings {
  readonly facets: Readonly<Record<Facet, string>>
  /** `30 games` */
  readonly all: string
  readonly rating: string
  /** `{count}` */
  readonly hours: string
  readonly retry: string
  readonly loading: string
}

/** The label of a filter; one that is only in the address is shown as it is written there. */
export function labelOf(options: Options, { facet, value }: Filter): string {
  return options[facet].find((option) => option.value === value)?.label ?? value
}
