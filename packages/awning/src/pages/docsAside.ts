import { samePathKey } from '../config/address.ts'
import type { LocaleContent, SidebarItem } from '../content/model.ts'
import type { Aside } from './route.ts'
import {
  branchesOf,
  countPages,
  noBranch,
  wholeSidebarLimit,
  type Branch,
} from './sidebarBranch.ts'

type Branches = ReadonlyMap<string, Branch> | 'whole'

const known = new WeakMap<readonly SidebarItem[], Branches>()
/** The sidebars of large ones, by their branch and name: the pages of a branch share an object, so what it shows is found quickly. */
const asides = new WeakMap<Branch, Map<string, Aside>>()

/** Which part of a sidebar each page shows; a sidebar is walked once, not once for each page. */
function branchesIn(items: readonly SidebarItem[]): Branches {
  let branches = known.get(items)
  if (!branches) {
    branches = countPages(items) > wholeSidebarLimit ? branchesOf(items) : 'whole'
    known.set(items, branches)
  }
  return branches
}

/** The sidebar of a page of the docs, or a branch of a large sidebar. */
export function docsAside(
  { sidebars }: Pick<LocaleContent, 'sidebars'>,
  sidebar: string | undefined,
  path: string,
): { aside?: Aside } {
  if (sidebar === undefined) return {}
  const branches = branchesIn(sidebars[sidebar] ?? [])
  if (branches === 'whole') return { aside: { kind: 'docs', sidebar } }
  return { aside: asideOf(sidebar, branches.get(samePathKey(path)) ?? noBranch) }
}

function asideOf(sidebar: string, branch: Branch): Aside {
  const named = asides.get(branch) ?? new Map<string, Aside>()
  asides.set(branch, named)
  const aside = named.get(sidebar) ?? { kind: 'docs', sidebar, branch }
  named.set(sidebar, aside)
  return aside
}
