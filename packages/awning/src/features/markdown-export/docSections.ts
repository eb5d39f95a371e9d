import type { SidebarItem } from '../../content/model.ts'

export interface DocSection<Doc> {
  readonly title: string
  readonly docs: readonly Doc[]
}

/** The docs in the order of the sidebar: first those outside of categories, then a section for each category. */
export function docSections<Doc extends { readonly path: string }>(
  items: readonly SidebarItem[],
  docs: readonly Doc[],
  looseTitle: string,
): DocSection<Doc>[] {
  const byPath = new Map(docs.map((doc) => [doc.path, doc]))
  const below = (item: SidebarItem, found: Doc[] = []): Doc[] => {
    const doc = item.path === undefined ? undefined : byPath.get(item.path)
    if (doc) found.push(doc)
    if (item.kind === 'category') for (const inner of item.items) below(inner, found)
    return found
  }
  const loose = items.filter(({ kind }) => kind === 'link').flatMap((item) => below(item))
  const categories = items
    .filter(({ kind }) => kind === 'category')
    .map((item) => ({ title: item.label, docs: below(item) }))
  return [{ title: looseTitle, docs: loose }, ...categories].filter(
    (found) => found.docs.length > 0,
  )
}
