import type { SiteConfig } from '../config/site.ts'
import { localized } from '../config/site.ts'
import { foreignLang } from '../content/foreignLang.ts'
import type { Entry, LocaleContent, RelatedPage, SidebarItem } from '../content/model.ts'

interface Candidate {
  readonly page: RelatedPage
  /** Its position among all pages: of two that are related equally, the first is preferred. */
  readonly order: number
  /** Paths that the links to the previous and next page lead to already. */
  readonly neighbours: readonly (string | undefined)[]
  /** Its groups, each with what one is worth: a category, tags, docs that it requires. */
  readonly groups: ReadonlyMap<string | Folder, number>
}

/** A page among those of a group, which are given by their numbers. */
interface Membership {
  readonly members: readonly number[]
  readonly place: number
  readonly score: number
}

/** In a large group, only this many pages before and after a page are considered. */
const near = 20

/**
 * Up to three pages that are most closely related to a page: one links to the other, or requires it;
 * or they share a category, a tag or a required doc. They are found when they are needed, which in dev
 * is for the pages that are open alone.
 */
export function relatedPages(
  content: LocaleContent,
  config: SiteConfig,
): (path: string) => RelatedPage[] {
  let find: ReturnType<typeof findRelated> | undefined
  const known = new Map<string, RelatedPage[]>()
  return (path) => {
    let related = known.get(path)
    if (!related) {
      find ??= findRelated(content, config)
      related = find(path)
      known.set(path, related)
    }
    return related
  }
}

/**
 * For each page only its own links and groups are considered, so the time per page does not grow with the site. Pages are
 * numbered, because looking up forty others of each by their paths would take ten times as long.
 */
function findRelated(content: LocaleContent, config: SiteConfig): (path: string) => RelatedPage[] {
  const { links, requires } = content.relations
  const found = candidatesOf(content, config)
  const candidates = [...found.values()]
  const numbers = new Map(Array.from(found.keys(), (path, number) => [path, number]))
  const linkedFrom = reversed(links, numbers)
  const requiredBy = reversed(requires, numbers)
  const memberships = membershipsOf(candidates)
  /** How closely each page is related to the one that is asked for; zero between two questions. */
  const scores = new Float64Array(candidates.length)
  const linkScores = candidates.map(() => 0)
  for (const [path, targets] of links) {
    const number = numbers.get(path)
    // A link counts less if its text has many links.
    if (number !== undefined) linkScores[number] = 4 / Math.sqrt(targets.length || 1)
  }

  return (path) => {
    const number = numbers.get(path)
    const candidate = number === undefined ? undefined : candidates[number]
    if (number === undefined || !candidate) return []
    const scored: number[] = []
    const add = (other: number | undefined, score: number) => {
      if (other === undefined) return
      const before = scores[other] ?? 0
      if (before === 0) scored.push(other)
      scores[other] = before + score
    }
    for (const other of links.get(path) ?? []) add(numbers.get(other), linkScores[number] ?? 0)
    for (const other of linkedFrom[number] ?? []) add(other, linkScores[other] ?? 0)
    for (const other of requires.get(path) ?? []) add(numbers.get(other), 1.5)
    for (const other of requiredBy[number] ?? []) add(other, 1.5)
    for (const { members, place, score } of memberships[number] ?? []) {
      const end = Math.min(members.length, place + near + 1)
      for (let at = Math.max(0, place - near); at < end; at++) add(members[at], score)
    }
    const [previous, next] = candidate.neighbours.map((one) => one && numbers.get(one))
    const best: Scored[] = []
    for (const other of scored) {
      const score = scores[other] ?? 0
      scores[other] = 0
      const { page, order } = candidates[other] ?? candidate
      if (other !== number && other !== previous && other !== next)
        insert(best, { page, score, order })
    }
    return best.map(({ page }) => page)
  }
}

/** How many related pages are shown. */
const shown = 3

interface Scored {
  readonly page: RelatedPage
  readonly score: number
  readonly order: number
}

/** Adds a page to the best ones, if it is one of them. Sorting all pages, which may be forty and more, would take twice as long. */
function insert(best: Scored[], one: Scored): void {
  const isBetter = (other: Scored) =>
    one.score > other.score || (one.score === other.score && one.order < other.order)
  const at = best.findIndex(isBetter)
  if (at === -1) best.push(one)
  else best.splice(at, 0, one)
  if (best.length > shown) best.pop()
}

/** For each page, by its number, the pages from which an edge leads to it. */
function reversed(
  edges: ReadonlyMap<string, readonly string[]>,
  numbers: ReadonlyMap<string, number>,
): readonly (readonly number[] | undefined)[] {
  const back: number[][] = []
  for (const [path, targets] of edges) {
    const from = numbers.get(path)
    if (from === undefined) continue
    for (const target of targets) {
      const to = numbers.get(target)
      if (to !== undefined) (back[to] ??= []).push(from)
    }
  }
  return back
}

/** For each page, by its number, its place in its groups. */
function membershipsOf(candidates: readonly Candidate[]): readonly (readonly Membership[])[] {
  const groups = new Map<string | Folder, number[]>()
  return candidates.map((candidate, number) =>
    Array.from(candidate.groups, ([group, score]) => {
      const members = groups.get(group) ?? []
      groups.set(group, members)
      return { members, place: members.push(number) - 1, score }
    }),
  )
}

function candidatesOf(content: LocaleContent, config: SiteConfig): Map<string, Candidate> {
  const found = new Map<string, Candidate>()
  const folders = new Map<string, Folder>()
  for (const items of Object.values(content.sidebars)) addFolders(items, folders)
  for (const doc of content.docs) {
    const folder = folders.get(doc.path)
    const needed = content.relations.requires.get(doc.path) ?? []
    found.set(doc.path, {
      page: { ...linkTo(doc, doc.sidebarLabel), ...(folder ? { place: folder.label } : {}) },
      order: found.size,
      neighbours: [doc.previous?.path, doc.next?.path],
      groups: new Map<string | Folder, number>([
        ...(folder ? [[folder, 0.5] as const] : []),
        ...needed.map((path) => [`needs ${path}`, 0.5] as const),
      ]),
    })
  }
  for (const collection of config.posts) {
    const place = localized(collection.title, content.locale, config.defaultLocale)
    for (const post of content.posts[collection.id]?.posts ?? [])
      found.set(post.path, {
        page: { ...linkTo(post, post.title), place },
        order: found.size,
        neighbours: [post.newer?.path, post.older?.path],
        groups: new Map(post.tags.map(({ path }) => [`tagged ${path}`, 1])),
      })
  }
  return found
}

function linkTo(entry: Entry, label: string): RelatedPage {
  return { label, path: entry.path, ...foreignLang(entry) }
}

/** A category, and the label of its outermost one. */
interface Folder {
  readonly label: string
}

/** Adds the innermost category of each page. */
function addFolders(
  items: readonly SidebarItem[],
  found: Map<string, Folder>,
  parent?: Folder,
): void {
  for (const item of items) {
    if (item.kind === 'link') {
      if (parent) found.set(item.path, parent)
      continue
    }
    const folder = { label: parent?.label ?? item.label }
    if (item.path !== undefined) found.set(item.path, folder)
    addFolders(item.items, found, folder)
  }
}
