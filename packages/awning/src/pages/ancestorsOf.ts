import type { SidebarItem } from '../content/model.ts'

const known = new WeakMap<readonly SidebarItem[], ReadonlyMap<string, readonly SidebarItem[]>>()

/**
 * The categories of a page, outermost first; undefined if the sidebar does not list it. A sidebar is
 * walked once, not once for each of its pages.
 */
export function ancestorsOf(
  items: readonly SidebarItem[],
  path: string,
): readonly SidebarItem[] | undefined {
  let found = known.get(items)
  if (!found) {
    found = ancestorsByPath(items)
    known.set(items, found)
  }
  return found.get(path)
}

function ancestorsByPath(
  items: readonly SidebarItem[],
): ReadonlyMap<string, readonly SidebarItem[]> {
  const found = new Map<string, readonly SidebarItem[]>()
  const walk = (level: readonly SidebarItem[], above: readonly SidebarItem[]) => {
    for (const item of level) {
      if (item.path !== undefined && !found.has(item.path)) found.set(item.path, above)
      if (item.kind === 'category') walk(item.items, [...above, item])
    }
  }
  walk(items, [])
  return found
}
