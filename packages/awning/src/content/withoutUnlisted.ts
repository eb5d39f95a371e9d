import type { SidebarItem } from './model.ts'

/** A sidebar without these pages, and without categories that only they were in. */
export function withoutUnlisted(
  items: readonly SidebarItem[],
  unlisted: ReadonlySet<string>,
): SidebarItem[] {
  if (unlisted.size === 0) return [...items]
  return items.flatMap((item): SidebarItem[] => {
    if (item.kind === 'link') return unlisted.has(item.path) ? [] : [item]
    const { path, ...category } = item
    const isListed = path !== undefined && !unlisted.has(path)
    const left = withoutUnlisted(item.items, unlisted)
    // A category that its author left empty stays.
    if (!isListed && left.length === 0 && (path !== undefined || item.items.length > 0)) return []
    return [{ ...category, ...(isListed ? { path } : {}), items: left }]
  })
}
