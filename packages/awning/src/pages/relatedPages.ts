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
  /** Keys of its groups: a category, tags, docs that it requires. */
  readonly groups: ReadonlyMap<string, number>
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

/** For each page only its own links and groups are considered, so the time per page does not grow with the site. */
function findRelated(content: LocaleContent, config: SiteConfig): (path: string) => RelatedPage[] {
  const { links, requires } = content.relations
  const candidates = candidatesOf(content, config)
  const linkedFrom = reversed(links)
  const requiredBy = reversed(requires)
  const crowds = crowdsOf(candidates)

  return (path) => {
    const candidate = candidates.get(path)
    if (!candidate) return []
    const scores = new Map<string, number>()
    const add = (other: string, score: number) =>
      void scores.set(other, (scores.get(other) ?? 0) + score)
    for (const other of links.get(path) ?? []) add(other, strength(links, path))
    for (const other of linkedFrom.get(path) ?? []) add(other, strength(links, other))
    for (const other of [...(requires.get(path) ?? []), ...(requiredBy.get(path) ?? [])])
      add(other, 1.5)
    for (const [group, score] of candidate.groups) {
      const { paths = [], places } = crowds.get(group) ?? {}
      const at = places?.get(path) ?? 0
      for (const other of paths.slice(Math.max(0, at - near), at + near + 1)) add(other, score)
    }
    const best: Scored[] = []
    for (const [other, score] of scores) {
      const found = candidates.get(other)
      if (found && other !== path && !candidate.neighbours.includes(other))
        insert(best, { page: found.page, score, order: found.order })
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

/** A link counts less if its text has many links. */
function strength(links: LocaleContent['relations']['links'], path: string): number {
  return 4 / Math.sqrt(links.get(path)?.length || 1)
}

function reversed(
  edges: ReadonlyMap<string, readonly string[]>,
): ReadonlyMap<string, readonly string[]> {
  const back = new Map<string, string[]>()
  for (const [from, targets] of edges) {
    for (const target of targets) {
      const known = back.get(target)
      if (known) known.push(from)
      else back.set(target, [from])
    }
  }
  return back
}

interface Crowd {
  readonly paths: string[]
  readonly places: Map<string, number>
}

function crowdsOf(candidates: ReadonlyMap<string, Candidate>): ReadonlyMap<string, Crowd> {
  const crowds = new Map<string, Crowd>()
  for (const [path, { groups }] of candidates) {
    for (const group of groups.keys()) {
      const crowd: Crowd = crowds.get(group) ?? { paths: [], places: new Map() }
      crowds.set(group, crowd)
      crowd.places.set(path, crowd.paths.push(path) - 1)
    }
  }
  return crowds
}

function candidatesOf(content: LocaleContent, config: SiteConfig): Map<string, Candidate> {
  const found = new Map<string, Candidate>()
  const folders = foldersOf(Object.values(content.sidebars).flat())
  for (const doc of content.docs) {
    const folder = folders.get(doc.path)
    const needed = content.relations.requires.get(doc.path) ?? []
    found.set(doc.path, {
      page: { ...linkTo(doc, doc.sidebarLabel), ...(folder ? { place: folder.label } : {}) },
      order: found.size,
      neighbours: [doc.previous?.path, doc.next?.path],
      groups: new Map([
        ...(folder ? [[`in ${folder.key}`, 0.5] as const] : []),
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

/** The innermost category of each page, and the label of its outermost one. */
function foldersOf(
  items: readonly SidebarItem[],
  parent?: { readonly key: string; readonly label: string },
): Map<string, { key: string; label: string }> {
  const found = new Map<string, { key: string; label: string }>()
  items.forEach((item, at) => {
    if (item.kind === 'link') {
      if (parent) found.set(item.path, parent)
      return
    }
    const key = `${parent?.key ?? ''}/${at}`
    const folder = { key, label: parent?.label ?? item.label }
    if (item.path !== undefined) found.set(item.path, folder)
    for (const [path, inner] of foldersOf(item.items, folder)) found.set(path, inner)
  })
  return found
}
