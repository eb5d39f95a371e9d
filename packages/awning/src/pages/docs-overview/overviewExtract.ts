import type { SidebarItem, SidebarLink } from '../../content/model.ts'
import type { IndexedCategory } from '../../theme/docs/CategoryIndex.tsx'
import type { OverviewItem, OverviewMore } from '../../theme/docs/Overview.tsx'
import { countPages } from '../sidebarBranch.ts'

/** Up to so many docs, the overview shows all of them. */
export const wholeOverviewLimit = 300

/** So many pages in all are shown of more docs. */
const cards = 300
/** More categories than this are named, and none of their pages is shown. */
const sectionLimit = 100
/** So many are named. */
const indexLimit = 600

export interface OverviewExtract {
  readonly items: readonly OverviewItem[]
  /** In place of categories that are too many to be shown with their pages. */
  readonly index?: OverviewIndex
}

interface OverviewIndex {
  readonly categories: readonly IndexedCategory[]
  readonly more?: OverviewMore
}

/**
 * What the overview shows of many docs: of each category its first pages. Where the categories
 * inside of others make too many, they count as part of those.
 */
export function overviewExtract(items: readonly SidebarItem[]): OverviewExtract {
  const categories = items.filter((item) => item.kind === 'category')
  const loose = items.filter((item) => item.kind === 'link')
  if (categories.length > sectionLimit)
    return { items: firstPages(loose, pagesEach(1)), index: indexOf(categories) }
  const all = countCategories(items)
  const isDeep = all <= sectionLimit
  const each = pagesEach((isDeep ? all : categories.length) + (loose.length > 0 ? 1 : 0))
  const extract = (level: readonly SidebarItem[], own?: string): OverviewItem[] => [
    ...firstPages(
      level.filter((item) => item.kind === 'link'),
      each,
      own,
    ),
    ...level.flatMap((item) =>
      item.kind === 'category'
        ? [{ ...item, items: extract(isDeep ? item.items : pagesIn(item.items), item.path) }]
        : [],
    ),
  ]
  return { items: extract(items) }
}

/** A fair share: five, or more where there are few to share with, or less where there are many. */
function pagesEach(groups: number): number {
  return Math.min(Math.floor(cards / groups), Math.max(5, Math.floor(60 / groups)))
}

/** The rest is behind the category's own page, or the first one that is not shown. */
function firstPages(
  pages: readonly SidebarLink[],
  limit: number,
  own?: string,
): (SidebarLink | OverviewMore)[] {
  const next = pages[limit]
  // A line that says “one more” takes the place of that one.
  if (!next || pages.length === limit + 1) return [...pages]
  const more = { kind: 'more', count: pages.length - limit, path: own ?? next.path } as const
  return [...pages.slice(0, limit), more]
}

function indexOf(categories: readonly SidebarItem[]): OverviewIndex {
  const named = categories.flatMap((item): IndexedCategory[] => {
    const path = pagesIn([item])[0]?.path
    if (path === undefined) return []
    const { label, lang } = item
    return [{ label, ...(lang ? { lang } : {}), path, count: countPages([item]) }]
  })
  const next = named[indexLimit]
  return {
    categories: named.slice(0, indexLimit),
    ...(next ? { more: { kind: 'more', count: named.length - indexLimit, path: next.path } } : {}),
  }
}

function pagesIn(items: readonly SidebarItem[]): SidebarLink[] {
  return items.flatMap((item): SidebarLink[] => {
    if (item.kind === 'link') return [item]
    const { label, lang, path } = item
    const own =
      path === undefined ? [] : [{ kind: 'link' as const, label, path, ...(lang ? { lang } : {}) }]
    return [...own, ...pagesIn(item.items)]
  })
}

function countCategories(items: readonly SidebarItem[]): number {
  return items.reduce(
    (sum, item) => sum + (item.kind === 'category' ? 1 + countCategories(item.items) : 0),
    0,
  )
}
