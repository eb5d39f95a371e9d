import type { SidebarItem } from '../content/model.ts'

export interface ShelfBook {
  readonly label: string
  readonly lang?: string
  readonly path: string
}

export interface Bay {
  readonly label: string
  readonly books: readonly ShelfBook[]
}

/** Each top-level category is a bay; pages outside of one stand in a bay before them. */
export function baysOf(items: readonly SidebarItem[], start: string): Bay[] {
  const loose = items.flatMap((item) => (item.kind === 'link' ? [item] : []))
  const bays = items.flatMap((item) =>
    item.kind === 'category' ? [{ label: item.label, books: booksOf([item]) }] : [],
  )
  return loose.length > 0 ? [{ label: start, books: booksOf(loose) }, ...bays] : bays
}

function booksOf(items: readonly SidebarItem[]): ShelfBook[] {
  return items.flatMap((item) => [
    ...(item.path === undefined
      ? []
      : [{ label: item.label, path: item.path, ...(item.lang ? { lang: item.lang } : {}) }]),
    ...(item.kind === 'category' ? booksOf(item.items) : []),
  ])
}
