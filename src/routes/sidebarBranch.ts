import { samePathKey } from '../config/address.ts'
import type { SidebarItem, SidebarLink } from '../content/model.ts'

/** Up to this many pages, every page carries the whole sidebar. */
export const wholeSidebarLimit = 200

/** Positions of the categories around a page, from the outside in; empty where none is. */
export function branchOf(items: readonly SidebarItem[], path: string): number[] {
  for (const [index, item] of items.entries()) {
    if (item.kind === 'link') continue
    if (item.path !== undefined && samePathKey(item.path) === samePathKey(path)) return [index]
    const below = branchOf(item.items, path)
    if (below.length > 0) return [index, ...below]
    if (item.items.some((child) => child.kind === 'link' && child.path === path)) return [index]
  }
  return []
}

/**
 * A large sidebar, cut down to one open branch: a category off the branch holds only a link to its
 * first page. So a page of a site with ten thousand docs is no heavier than one with two hundred.
 */
export function pruneSidebar(
  items: readonly SidebarItem[],
  branch: readonly number[],
): SidebarItem[] {
  const [open, ...rest] = branch
  return items.map((item, index) => {
    if (item.kind === 'link') return item
    if (index === open) return { ...item, items: pruneSidebar(item.items, rest) }
    const first = firstPage(item.items)
    return { ...item, items: first ? [first] : [] }
  })
}

function firstPage(items: readonly SidebarItem[]): SidebarLink | undefined {
  for (const item of items) {
    if (item.kind === 'link') return item
    if (item.path !== undefined) return { kind: 'link', label: item.label, path: item.path }
    const first = firstPage(item.items)
    if (first) return first
  }
  return undefined
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
