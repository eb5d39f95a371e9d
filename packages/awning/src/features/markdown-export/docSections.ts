import type { Doc, SidebarItem } from '../../content/model.ts'

export interface DocSection {
  readonly title: string
  readonly docs: readonly Doc[]
}

/** The docs in the order of the sidebar: first those outside of categories, then a section for each category. */
export function docSections(
  items: readonly SidebarItem[],
  docs: readonly Doc[],
  looseTitle: string,
): DocSection[] {
  const byPath = new Map(docs.map((doc) => [doc.path, doc]))
  const below = (item: SidebarItem): Doc[] => [
    ...[item.path === undefined ? undefined : byPath.get(item.path)].flatMap((doc) => doc ?? []),
    ...(item.kind === 'category' ? item.items.flatMap(below) : []),
  ]
  const loose = items.filter(({ kind }) => kind === 'link').flatMap(below)
  const categories = items
    .filter(({ kind }) => kind === 'category')
    .map((item) => ({ title: item.label, docs: below(item) }))
  return [{ title: looseTitle, docs: loose }, ...categories].filter(
    (found) => found.docs.length > 0,
  )
}
