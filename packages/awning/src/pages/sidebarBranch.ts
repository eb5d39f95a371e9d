import { samePathKey } from '../config/address.ts'
import type { SidebarItem } from '../content/model.ts'
import { windowAt } from './sidebarWindow.ts'

/** Up to this number of pages, every page shows the whole sidebar. */
export const wholeSidebarLimit = 200

/** The part of a large sidebar that a page shows. */
export interface Branch {
  /** Indexes of the categories of the page, outermost first; empty if it is in none. */
  readonly open: readonly number[]
  /** Index of its window in the innermost level; in the others it follows from the category. */
  readonly window: number
}

/** For a page that the sidebar does not list. */
export const noBranch: Branch = { open: [], window: 0 }

/** The branch of every page, by its key. A sidebar is walked once, not once for each page; pages of one window share an object. */
export function branchesOf(items: readonly SidebarItem[]): ReadonlyMap<string, Branch> {
  const found = new Map<string, Branch>()
  const add = (path: string, branch: Branch) => {
    const key = samePathKey(path)
    if (!found.has(key)) found.set(key, branch)
  }
  const walk = (level: readonly SidebarItem[], outer: readonly number[]) => {
    let branch: Branch = { open: outer, window: 0 }
    for (const [index, item] of level.entries()) {
      if (item.kind === 'link') {
        const window = windowAt(level.length, index)
        if (window !== branch.window) branch = { open: outer, window }
        add(item.path, branch)
        continue
      }
      const open = [...outer, index]
      if (item.path !== undefined) add(item.path, { open, window: 0 })
      walk(item.items, open)
    }
  }
  walk(items, [])
  return found
}

export function countPages(items: readonly SidebarItem[]): number {
  return items.reduce(
    (sum, item) =>
      sum +
      (item.path === undefined ? 0 : 1) +
      (item.kind === 'category' ? countPages(item.items) : 0),
    0,
  )
}
