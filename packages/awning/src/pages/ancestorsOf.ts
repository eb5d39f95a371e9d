import type { SidebarItem } from '../content/model.ts'
import { firstPath } from '../theme/docs/firstPath.ts'

/** A category above a page: what the page shows of it, and none of the pages in it. */
export interface Ancestor {
  readonly label: string
  readonly lang?: string
  /** Its own page, when it has one. */
  readonly path?: string
  /** Its own page, or the first one in it. */
  readonly first: string
}

type Ancestors = ReadonlyMap<string, readonly Ancestor[]>

const known = new WeakMap<readonly SidebarItem[], Ancestors>()

/**
 * The categories of a page, outermost first; undefined if the sidebar does not list it. A sidebar is
 * walked once, not once for each of its pages.
 */
export function ancestorsOf(
  items: readonly SidebarItem[],
  path: string,
): readonly Ancestor[] | undefined {
  let found = known.get(items)
  if (!found) {
    found = ancestorsByPath(items)
    known.set(items, found)
  }
  return found.get(path)
}

function ancestorsByPath(items: readonly SidebarItem[]): Ancestors {
  const found = new Map<string, readonly Ancestor[]>()
  const walk = (level: readonly SidebarItem[], above: readonly Ancestor[]) => {
    for (const item of level) {
      if (item.path !== undefined && !found.has(item.path)) found.set(item.path, above)
      if (item.kind === 'link') continue
      const { kind: _, items: inside, ...category } = item
      walk(inside, [...above, { ...category, first: firstPath([item]) }])
    }
  }
  walk(items, [])
  return found
}
