import type { SidebarCategory, SidebarItem, SidebarLink } from '../content/model.ts'
import type { Branch } from './sidebarBranch.ts'
import { windowAt, windowOf } from './sidebarWindow.ts'

export type ShownItem = SidebarLink | ShownCategory | ShownClosed | ShownMore

export interface ShownCategory extends Omit<SidebarCategory, 'items'> {
  readonly items: readonly ShownItem[]
}

/** A category whose entries are left out: a link to its own page or to its first one, which opens it. */
export interface ShownClosed extends Omit<SidebarLink, 'kind'> {
  readonly kind: 'closed'
}

/** A link in place of the entries that a level omits on one side, which leads to the nearest of them. */
export interface ShownMore {
  readonly kind: 'more'
  readonly side: 'above' | 'below'
  readonly count: number
  /** Whether there may be more than `count`. */
  readonly isRounded?: true
  readonly path: string
}

/**
 * Reduces a large sidebar to one open branch: a category outside of the branch is a link to its
 * first page, and of a long level only the window around the branch remains. So a page of a site
 * with ten thousand docs is no larger than one of a site with two hundred.
 */
export function pruneSidebar(items: readonly SidebarItem[], { open, window }: Branch): ShownItem[] {
  const [at, ...innerOpen] = open
  const { from, to } = windowOf(
    items.length,
    at === undefined ? window : windowAt(items.length, at),
  )
  const shown = items.slice(from, to).map((item, index): ShownItem => {
    if (item.kind === 'link') return item
    if (from + index === at)
      return { ...item, items: pruneSidebar(item.items, { open: innerOpen, window }) }
    const first = firstPage([item])
    const { label, lang } = item
    if (!first) return { ...item, items: [] }
    return { kind: 'closed', label, ...(lang ? { lang } : {}), path: first.path }
  })
  const [above, below] = [items.slice(0, from).toReversed(), items.slice(to)]
  return [
    ...more('above', above, { count: above.length }),
    ...shown,
    ...more('below', below, roundedCount(below.length)),
  ]
}

type MoreCount = Pick<ShownMore, 'count' | 'isRounded'>

/** A link to the omitted entries, which are given with the nearest first. */
function more(
  side: ShownMore['side'],
  omitted: readonly SidebarItem[],
  count: MoreCount,
): ShownMore[] {
  const nearest = firstPage(omitted)
  return nearest ? [{ kind: 'more', side, ...count, path: nearest.path }] : []
}

/**
 * Larger numbers of entries below are rounded down: otherwise a category that is added at the end would change every page before
 * it. It does not change the numbers of entries above, which are exact.
 */
function roundedCount(count: number): MoreCount {
  if (count <= exactLimit) return { count }
  const step = Math.max(10, 10 ** Math.floor(Math.log10(count)) / 2)
  return { count: Math.floor(count / step) * step, isRounded: true }
}

const exactLimit = 10

function firstPage(items: readonly SidebarItem[]): SidebarLink | undefined {
  for (const item of items) {
    if (item.kind === 'link') return item
    const { label, path, lang } = item
    if (path !== undefined) return { kind: 'link', label, path, ...(lang ? { lang } : {}) }
    const first = firstPage(item.items)
    if (first) return first
  }
  return undefined
}
