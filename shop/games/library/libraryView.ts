/** What a reader can filter by. */
export const facets = ['list', 'tag', 'platform', 'status', 'year'] as const
export type Facet = (typeof facets)[number]

export const sorts = ['date', 'title', 'rating', 'hours'] as const
export type Sort = (typeof sorts)[number]

export const layouts = ['list', 'grid'] as const
export type Layout = (typeof layouts)[number]

export interface Filter {
  readonly facet: Facet
  readonly value: string
}

/** Filters, order and layout of the games, as they are in the address. */
export interface LibraryView {
  /** In the order in which they were chosen. */
  readonly filters: readonly Filter[]
  readonly sort: Sort
  readonly layout: Layout
}

/** The page as the build rendered it. */
export const plainView: LibraryView = { filters: [], sort: 'date', layout: 'list' }

export function isPlain({ filters, sort, layout }: LibraryView): boolean {
  return filters.length === 0 && sort === plainView.sort && layout === plainView.layout
}

export function isChosen({ filters }: LibraryView, { facet, value }: Filter): boolean {
  return filters.some((filter) => filter.facet === facet && filter.value === value)
}

/** The view with a filter added, or removed where it is active. */
export function toggled(view: LibraryView, { facet, value }: Filter): LibraryView {
  const others = view.filters.filter((filter) => filter.facet !== facet || filter.value !== value)
  const isOn = others.length < view.filters.length
  return { ...view, filters: isOn ? others : [...view.filters, { facet, value }] }
}
