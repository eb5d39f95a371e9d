import type { SidebarItem, SidebarLink } from '../../content/model.ts'
import type { IndexedCategory } from '../../theme/docs/CategoryIndex.tsx'
import type { OverviewItem, OverviewMore } from '../../theme/docs/Overview.tsx'
import { countPages } from '../sidebarBranch.ts'

/** Up to this number of docs, the overview shows all of them. */
export const wholeOverviewLimit = 300

/** If there are more docs, this many pages are shown in total. */
const cards = 300
/** If there are more categories, only their names are shown, without pages. */
const sectionLimit = 100
/** The maximum number of such names. */
const indexLimit = 600

export interface OverviewExtract {
  readonly items: readonly OverviewItem[]
  /** The names of categories, if there are too many to show their pages. */
  readonly index?: OverviewIndex
}

interface OverviewIndex {
  readonly categories: readonly IndexedCategory[]
  readonly more?: OverviewMore
}

/**
 * What the overview shows if there are many docs: the first pages of each category. If there are too
 * many subcategories, their pages are shown as part of the outer category.
 */
export function overviewExtract(items: readonly SidebarItem[]): OverviewExtract {
  const categories = items.filter((item) => item.kind === 'category')
  const loose = items.filter((item) => item.kind === 'link')
  if (categories.length > sectionLimit)
    return { items: firstPages(loose, pagesEach(1)), index: indexOf(categories) }
  const all = countCategories(items)
  const isDeep = all <= sectionLimit
  const each = pagesEach((isDeep ? all : categories.length) + (loose.length > 0 ? 1 : 0))
  const extract = (level: readonly SidebarItem[], indexPath?: string): OverviewItem[] => [
    ...firstPages(
      level.filter((item) => item.kind === 'link'),
      each,
      indexPath,
    ),
    ...level.flatMap((item) =>
      item.kind === 'category'
        ? [{ ...item, items: extract(isDeep ? item.items : pagesIn(item.items), item.path) }]
        : [],
    ),
  ]
  return { items: extract(items) }
}

/** The number of pages per category: five, more if there are few categories, fewer if there are many. */
function pagesEach(groups: number): number {
  return Math.min(Math.floor(cards / groups), Math.max(5, Math.floor(60 / groups)))
}

/** The link to the other pages of a category leads to its index, or to the first page that is not shown. */
function firstPages(
  pages: readonly SidebarLink[],
  limit: number,
  indexPath?: string,
): (SidebarLink | OverviewMore)[] {
  const next = pages[limit]
  // Instead of a line “1 more page”, that page is shown.
  if (!next || pages.length === limit + 1) return [...pages]
  const more = { kind: 'more', count: pages.length - limit, path: indexPath ?? next.path } as const
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
    const index =
      path === undefined ? [] : [{ kind: 'link' as const, label, path, ...(lang ? { lang } : {}) }]
    return [...index, ...pagesIn(item.items)]
  })
}

function countCategories(items: readonly SidebarItem[]): number {
  return items.reduce(
    (sum, item) => sum + (item.kind === 'category' ? 1 + countCategories(item.items) : 0),
    0,
  )
}
