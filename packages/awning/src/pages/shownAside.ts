import { samePathKey } from '../config/address.ts'
import type { SiteConfig } from '../config/site.ts'
import { foreignLang } from '../content/foreignLang.ts'
import type { LocaleContent } from '../content/model.ts'
import { docVersions, type DocVersion } from './docVersions.ts'
import { pruneSidebar, type ShownItem } from './pruneSidebar.ts'
import type { Aside } from './route.ts'

/**
 * Everything that a sidebar shows of the content. It is rendered from nothing else, so pages are rendered
 * again only if it changes: a doc that is added to a large site changes few of its sidebars.
 */
export type ShownAside =
  | {
      readonly kind: 'docs'
      /** Undefined for the frame of a large sidebar, which all of its pages share. */
      readonly items?: readonly ShownItem[]
      /** Whether the docs have an overview: not if they are at `/`, or if a doc has its address. */
      readonly hasOverview: boolean
      /** The path of the main doc, if there is one. */
      readonly mainPath?: string
      /** The versions with their main docs, if there are several. */
      readonly versions?: readonly DocVersion[]
    }
  | {
      readonly kind: 'posts'
      readonly collection: string
      readonly posts: readonly ShownPost[]
    }

interface ShownPost {
  readonly path: string
  readonly title: string
  readonly lang?: string
}

/** Finds what the sidebars of a locale show, for each of them once. */
export function shownAsides(
  content: LocaleContent,
  config: SiteConfig,
): (aside: Aside) => ShownAside {
  const docs = shownOfDocs(content, config)
  const known = new Map<string, ShownAside>()
  const found = new WeakMap<Aside, ShownAside>()
  return (aside) => {
    let shown = found.get(aside)
    if (shown) return shown
    const key = JSON.stringify(aside)
    shown = known.get(key)
    if (!shown) {
      shown =
        aside.kind === 'docs'
          ? { ...docs, items: shownItems(content, aside) }
          : shownPosts(content, config, aside.collection)
      known.set(key, shown)
    }
    found.set(aside, shown)
    return shown
  }
}

function shownOfDocs({ docs }: LocaleContent, config: SiteConfig) {
  const { path: docsPath, mainDoc, versions } = config.docs
  const key = samePathKey(docsPath)
  const mainPath = docs.find(({ id }) => id === mainDoc)?.path
  return {
    kind: 'docs' as const,
    hasOverview: key !== '/' && !docs.some(({ path }) => samePathKey(path) === key),
    ...(mainPath === undefined ? {} : { mainPath }),
    ...(versions.length > 1 ? { versions: docVersions(config.docs, docs)(docsPath) } : {}),
  }
}

function shownItems(
  { sidebars }: LocaleContent,
  { sidebar, branch }: Extract<Aside, { kind: 'docs' }>,
): readonly ShownItem[] {
  const whole = sidebars[sidebar] ?? []
  return branch ? pruneSidebar(whole, branch) : whole
}

function shownPosts(content: LocaleContent, config: SiteConfig, collection: string): ShownAside {
  const count = config.posts.find(({ id }) => id === collection)?.sidebarCount ?? 0
  const posts = content.posts[collection]?.posts ?? []
  const listed = count === 'all' ? posts : posts.slice(0, count)
  return {
    kind: 'posts',
    collection,
    posts: listed.map((post) => ({ path: post.path, title: post.title, ...foreignLang(post) })),
  }
}
