import type { LibraryStrings } from '../../strings/shopStrings.ts'
import type { Facet, Filter } from './libraryView.ts'

/** Something to choose by, and how many games there are of it on the whole counter. */
export interface Option {
  readonly value: string
  readonly label: string
  readonly count: number
}

export type Options = Readonly<Record<Facet, readonly Option[]>>

/** The library's own words and those it borrows, in the language of the page. */
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

/** What a filter is called; one that only the address knows is called what the address says. */
export function labelOf(options: Options, { facet, value }: Filter): string {
  return options[facet].find((option) => option.value === value)?.label ?? value
}
