import { samePathKey } from '../config/address.ts'
import type { SiteConfig } from '../config/site.ts'
import type { Content } from '../content/model.ts'
import type { Diagnostic } from '../content/diagnostic.ts'
import { withLevel } from '../content/linkLevels.ts'
import type { PageKind, PageRoute, RouteContext } from './definePage.ts'
import type { Kinds } from './kinds.ts'
import { relatedPages } from './relatedPages.ts'
import { checkedRoutes } from './checkedRoutes.ts'
import type { PageData, Route } from './route.ts'

/**
 * All routes of the site, in every locale. If two pages have the same address, the first is used, with a warning.
 * `mistakes` are those of routes that code of the site lists.
 */
export function listRoutes<P extends PageData>(
  content: Content,
  config: SiteConfig,
  kinds: Kinds<P>,
): { routes: Route<P>[]; diagnostics: Diagnostic[]; mistakes: Diagnostic[] } {
  const routes: Route<P>[] = []
  // A text that two locales share is reported once.
  const diagnostics = new Map<string, Diagnostic>()
  const mistakes = new Map<string, Diagnostic>()
  const report = (mistake: Diagnostic) => {
    mistakes.set(JSON.stringify(mistake), mistake)
  }
  for (const { id: locale } of config.locales) {
    const localeContent = content.locales[locale]
    if (!localeContent) continue
    const listed: Listed<P>[] = []
    const taken = new Map<string, Listed<P>>()
    const context: RouteContext = {
      content: localeContent,
      config,
      postKinds: kinds.posts,
      listed,
      related: relatedPages(localeContent, config),
    }
    for (const { kind, found } of localeRoutes(kinds.pages, context, report)) {
      const entry = { kind, route: { locale, ...found } }
      const key = samePathKey(found.path)
      const first = taken.get(key)
      if (!first) {
        taken.set(key, entry)
        listed.push(entry)
        routes.push(entry.route)
      } else if (!isReplacedBySite(entry, first)) {
        const diagnostic = withLevel(
          { ...duplicate(entry, first), rule: 'duplicates' },
          config.links,
        )
        if (diagnostic) diagnostics.set(JSON.stringify(diagnostic), diagnostic)
      }
    }
  }
  return { routes, diagnostics: [...diagnostics.values()], mistakes: [...mistakes.values()] }
}

interface Listed<P extends PageData> {
  readonly kind: PageKind<P>
  readonly route: Route<P>
}

interface Found<P extends PageData> {
  readonly kind: PageKind<P>
  readonly found: PageRoute<P>
}

/**
 * Lists routes kind by kind. Adjacent kinds that list their routes per collection alternate, so that
 * the pages of a collection stay together.
 */
function* localeRoutes<P extends PageData>(
  kinds: readonly PageKind<P>[],
  context: RouteContext,
  report: (diagnostic: Diagnostic) => void,
): Generator<Found<P>> {
  for (const [at, kind] of kinds.entries()) {
    const { routes } = kind
    if (typeof routes === 'function')
      yield* checkedRoutes(kind, () => routes(context), report).map((found) => ({ kind, found }))
    else if (at === 0 || typeof kinds[at - 1]?.routes === 'function')
      yield* collectionRoutes(kinds.slice(at), context, report)
  }
}

/** The routes of the kinds up to the first one that does not list them per collection. */
function* collectionRoutes<P extends PageData>(
  kinds: readonly PageKind<P>[],
  context: RouteContext,
  report: (diagnostic: Diagnostic) => void,
): Generator<Found<P>> {
  const { content, config } = context
  for (const collection of config.posts) {
    const posts = content.posts[collection.id]
    if (!posts) continue
    for (const kind of kinds) {
      const { routes } = kind
      if (typeof routes === 'function') break
      const list = () => routes.perCollection({ ...context, collection, posts })
      yield* checkedRoutes(kind, list, report).map((found) => ({ kind, found }))
    }
  }
}

/** A page of the site replaces a generated page of the engine. A page with a text is never replaced silently. */
function isReplacedBySite<P extends PageData>(later: Listed<P>, first: Listed<P>): boolean {
  return first.kind.isFromSite === true && !later.kind.isFromSite && later.route.file === undefined
}

function duplicate<P extends PageData>(later: Listed<P>, first: Listed<P>): Diagnostic {
  const text = later.route.file === undefined ? first : later
  return {
    severity: 'warning',
    file: text.route.file ?? 'site.config.ts',
    message: `there are two pages at ${later.route.path} and the one of ${originOf(first)} is used; that of ${originOf(later)} is left out`,
    hint: fixOf(text),
  }
}

function originOf<P extends PageData>({ route: { file }, kind }: Listed<P>): string {
  return file ?? `the build (${kind.kind})`
}

function fixOf<P extends PageData>({ route: { file, page }, kind }: Listed<P>): string {
  if (file === undefined) return 'Give one of them another address.'
  const entry = kind.entry?.(page)
  return entry && 'date' in entry ? 'Give the post another slug.' : 'Rename the file.'
}
