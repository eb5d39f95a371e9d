import type { SidebarItem } from '../content/model.ts'

/** Categories above a page, outermost first; undefined when no sidebar lists it. */
export function ancestorsOf(
  items: readonly SidebarItem[],
  path: string,
): SidebarItem[] | undefined {
  for (const item of items) {
    if (item.path === path) return []
    if (item.kind === 'link') continue
    const below = ancestorsOf(item.items, path)
    if (below) return [item, ...below]
  }
  return undefined
}
