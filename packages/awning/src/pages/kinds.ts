import type { PageKind } from './definePage.ts'
import type { PostKind } from './post-kinds/definePostKind.ts'
import type { PageData } from './route.ts'

/** Every kind of page and of post that a site has. */
export interface Kinds<P extends PageData = PageData> {
  readonly pages: readonly PageKind<P>[]
  readonly posts: readonly PostKind[]
}

/** The kinds that a site defines. */
export interface SiteKinds {
  readonly pages?: readonly PageKind[]
  readonly posts?: readonly PostKind[]
}

/** The data of the pages of a kind. */
export type PageOf<K> = K extends PageKind<infer P> ? P : never

/**
 * The engine's kinds with those of a site. A kind of the same name replaces the engine's; the others
 * come first, so that the site's page is used if both have one at the same address.
 */
export function withSiteKinds(engine: Kinds, { pages = [], posts = [] }: SiteKinds): Kinds {
  const own = pages.map((kind): PageKind => ({ ...kind, isFromSite: true }))
  const added = own.filter(({ kind }) => !engine.pages.some((other) => other.kind === kind))
  return {
    pages: [
      ...added,
      ...engine.pages.map((kind) => own.find((other) => other.kind === kind.kind) ?? kind),
    ],
    posts: [
      ...engine.posts.filter(({ name }) => !posts.some((other) => other.name === name)),
      ...posts,
    ],
  }
}

/** The definition of a page. */
export function kindOf<P extends PageData>(
  kinds: readonly PageKind<P>[],
  { kind }: P,
): PageKind<P> {
  // Called several times for each page of a site; a function for `find` would take twice as long.
  let found: PageKind<P> | undefined
  for (const candidate of kinds)
    if (candidate.kind === kind) {
      found = candidate
      break
    }
  if (!found) throw new Error(`no kind of page is registered as "${kind}"`)
  return found
}
