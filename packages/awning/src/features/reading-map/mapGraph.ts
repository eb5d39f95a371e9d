import type { Relations, SidebarItem } from '../../content/model.ts'

/** A doc on the map. Its links and requirements contain only docs that are on the map too. */
export interface MapDoc {
  readonly path: string
  readonly label: string
  readonly lang?: string
  readonly requires: readonly string[]
  readonly links: readonly string[]
}

export interface MapColumn {
  readonly label: string
  readonly lang?: string
  readonly docs: readonly MapDoc[]
}

/** With more docs, one picture could not be read, so the map shows categories instead. */
export const wholeMapLimit = 80

/** Each top-level category is a column; docs outside of categories form a column before them. */
export function mapColumns(
  items: readonly SidebarItem[],
  { links, requires }: Relations,
  start: string,
): MapColumn[] {
  const known = new Set(pagesOf(items).map(({ path }) => path))
  const docOf = (page: Page): MapDoc => {
    const needed = (requires.get(page.path) ?? []).filter((path) => known.has(path))
    const linked = (links.get(page.path) ?? []).filter(
      (path) => known.has(path) && !needed.includes(path),
    )
    // A text that links to most docs is a table of contents; its links say nothing about relations.
    return { ...page, requires: needed, links: linked.length > known.size / 2 ? [] : linked }
  }
  const loose = items.filter((item) => item.kind === 'link')
  return [
    ...(loose.length > 0 ? [{ label: start, docs: pagesOf(loose).map(docOf) }] : []),
    ...items.flatMap((item) =>
      item.kind === 'category' ? [{ ...named(item), docs: pagesOf([item]).map(docOf) }] : [],
    ),
  ].filter(({ docs }) => docs.length > 0)
}

type Page = Pick<MapDoc, 'path' | 'label' | 'lang'>

function pagesOf(items: readonly SidebarItem[]): Page[] {
  return items.flatMap((item) => [
    ...(item.path === undefined ? [] : [{ path: item.path, ...named(item) }]),
    ...(item.kind === 'category' ? pagesOf(item.items) : []),
  ])
}

function named({ label, lang }: SidebarItem): { label: string; lang?: string } {
  return { label, ...(lang ? { lang } : {}) }
}
