import type { SidebarItem } from 'awning'

export interface ShelfBook {
  readonly label: string
  readonly lang?: string
  readonly path: string
}

export interface ShelfCategory {
  readonly label: string
  readonly books: readonly ShelfBook[]
}

/** The top-level categories of a sidebar with their pages. Pages without a category come first, under the label `start`. */
export function categoriesOf(items: readonly SidebarItem[], start: string): ShelfCategory[] {
  const loose = items.flatMap((item) => (item.kind === 'link' ? [item] : []))
  const categories = items.flatMap((item) =>
    item.kind === 'category' ? [{ label: item.label, books: booksOf([item]) }] : [],
  )
  return loose.length > 0 ? [{ label: start, books: booksOf(loose) }, ...categories] : categories
}

function booksOf(items: readonly SidebarItem[]): ShelfBook[] {
  return items.flatMap((item) => [
    ...(item.path === undefined
      ? []
      : [{ label: item.label, path: item.path, ...(item.lang ? { lang: item.lang } : {}) }]),
    ...(item.kind === 'category' ? booksOf(item.items) : []),
  ])
}
