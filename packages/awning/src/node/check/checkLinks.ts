import { hrefOf, samePathKey, isExternal } from '../../config/address.ts'
import type { SiteConfig } from '../../config/site.ts'
import { leftOutHint, leftOutReason, type LeftOutText } from '../../content/leftOut.ts'
import { withLevel, type LinkRule } from '../../content/linkLevels.ts'
import type { Loaded } from '../../content/loadedContent.ts'
import type { Diagnostic } from '../../content/diagnostic.ts'
import { nearestAmong } from '../../text/nearest.ts'
import type { PageKind } from '../../pages/definePage.ts'
import { kindOf } from '../../pages/kinds.ts'
import type { Route } from '../../pages/route.ts'
import type { Redirect } from '../redirects/redirect.ts'
import {
  addressOf,
  decodeAddress,
  nameOf,
  positionOf,
  type CheckedPage,
  type CheckedRoute,
  type LinkSource,
} from './checkedPage.ts'
import { missingAnchor } from './missingAnchor.ts'
import { settingsLinks } from './settingsLinks.ts'

/** Each with the severity that the settings give it. */
export interface LinkReport {
  /** Links that lead to no page and no file. */
  readonly brokenLinks: readonly Diagnostic[]
  /** Links to sections that do not exist. */
  readonly missingAnchors: readonly Diagnostic[]
  /** Links to old addresses, which lead to the right page by a detour. */
  readonly movedLinks: readonly Diagnostic[]
  /** Addresses of files, and not of pages, that links lead to. */
  readonly linkedFiles: ReadonlySet<string>
}

/** Knows the addresses of the files of the output. */
export interface KnownFiles {
  has(address: string): boolean
}

/** The links of a page's text, by their resolved href. */
export function writtenLinks(loaded: Pick<Loaded, 'links'>, route: Route): CheckedPage['written'] {
  const links = loaded.links.get(`${route.locale} ${route.path}`) ?? []
  return new Map(links.map((link) => [link.href, link]))
}

/** Checks that every link of the pages and of the settings leads to a page or a file of the output. */
export function checkLinks(
  pages: readonly CheckedPage[],
  files: KnownFiles,
  config: SiteConfig,
  kinds: readonly PageKind[],
  redirects: readonly Redirect[] = [],
  leftOut: readonly LeftOutText[] = [],
): LinkReport {
  const oldAddresses = new Map(redirects.map((redirect) => [addressOf(redirect, config), redirect]))
  const moved: MovedLink[] = []
  const targets = new Map<string, CheckedPage>()
  for (const page of pages) {
    if (kindOf(kinds, page.route.page).fallback === 'notFound') continue
    targets.set(addressOf(page.route, config), page)
  }
  const broken: BrokenLink[] = []
  const linkedFiles = new Set<string>()
  // A text that two locales share is reported once.
  const missingAnchors = new Map<string, Diagnostic>()
  // Most links are the same on many pages, such as those of a sidebar.
  const correct = new Set<string>()
  const check = (route: CheckedRoute, href: string, source: LinkSource | undefined) => {
    if (correct.has(href)) return
    const address = internalAddress(href, route, config)
    if (!address) return void correct.add(href)
    const path = decodeAddress(address.path)
    const hash = decodeAddress(address.hash)
    const target = targets.get(samePathKey(path))
    const redirect = target ? undefined : oldAddresses.get(samePathKey(path))
    if (redirect) moved.push({ route, href, source, redirect })
    else if (!target && !isKnownFile(path, files)) broken.push({ route, href, source })
    else {
      if (!target) linkedFiles.add(path)
      const missing =
        target && hash !== '' && hash.toLowerCase() !== topOfPage
          ? missingAnchor({ route, href, source, target, id: hash }, targets, config)
          : undefined
      if (missing) {
        if (!missingAnchors.has(missing.key)) missingAnchors.set(missing.key, missing.describe())
      }
      // Any other link is relative to its page.
      else if (href.startsWith('/') || isExternal(href)) correct.add(href)
    }
  }
  for (const { id: locale } of config.locales) {
    const shared = settingsLinks(config, locale)
    for (const [href, source] of shared) check({ locale, path: '/' }, href, source)
    for (const { route, facts, written } of pages) {
      if (route.locale !== locale) continue
      /** Links of the finished page that its author wrote. */
      const shown = new Set<string>()
      for (const href of facts.links) {
        const source = written.get(href)
        if (source) shown.add(href)
        if (source || !shared.has(href)) check(route, href, source)
      }
      // Those that its author wrote and that the finished page does not show.
      for (const [href, source] of written) if (!shown.has(href)) check(route, href, source)
    }
  }
  // That their pages exist is known already, but not whether the sections do.
  for (const redirect of redirects)
    if (redirect.isPage) check(redirect, redirect.to, { written: redirect.written })
  const unpublished = new Map(
    leftOut.flatMap((text) =>
      text.path === undefined
        ? []
        : [[samePathKey(decodeAddress(hrefOf(config, text.locale, text.path))), text] as const],
    ),
  )
  const leveled = (rule: LinkRule, diagnostics: Iterable<Diagnostic>) =>
    [...diagnostics].flatMap((diagnostic) => withLevel({ ...diagnostic, rule }, config.links) ?? [])
  return {
    brokenLinks: leveled('broken', brokenLinks(broken, targets, unpublished, config)),
    missingAnchors: leveled('anchors', missingAnchors.values()),
    movedLinks: movedLinks(moved),
    linkedFiles,
  }
}

/** Browsers scroll to the top of the page for this hash, unless an element has it as its id. */
const topOfPage = 'top'

interface BrokenLink {
  readonly route: CheckedRoute
  readonly href: string
  readonly source: LinkSource | undefined
}

/** The address inside the site to which a link leads; undefined for external links. */
function internalAddress(
  href: string,
  route: CheckedRoute,
  config: SiteConfig,
): { path: string; hash: string } | undefined {
  if (`${href}/`.startsWith(config.url + config.base)) return split(href.slice(config.url.length))
  if (isExternal(href)) return undefined
  if (href.startsWith('/')) return split(href)
  const { pathname, hash } = new URL(href, `http://site${hrefOf(config, route.locale, route.path)}`)
  return { path: pathname, hash: split(hash).hash }
}

export function isKnownFile(path: string, files: KnownFiles): boolean {
  const plain = samePathKey(path)
  return files.has(path) || files.has(`${plain}.html`) || files.has(`${plain}/index.html`)
}

interface MovedLink extends BrokenLink {
  readonly redirect: Redirect
}

/** Like a broken link, one in a text is reported with the text alone, once for all locales and lists that show it. */
function movedLinks(moved: readonly MovedLink[]): Diagnostic[] {
  const written = new Set(moved.flatMap(({ href, source }) => (source ? [href] : [])))
  const diagnostics = moved
    .filter(({ href, source }) => source || !written.has(href))
    .map(({ route, href, source, redirect }): Diagnostic => ({
      severity: 'warning',
      ...positionOf(route, source),
      message: `${nameOf(href, source)} leads to an old address`,
      hint: `Write ${redirect.written} instead.`,
    }))
  return [...new Map(diagnostics.map((found) => [JSON.stringify(found), found])).values()]
}

/** From this number of pages on, the link is probably part of the layout. */
const layoutPageCount = 5

/** A link in a text that two locales share is broken in both, but is reported once. */
function brokenLinks(
  broken: readonly BrokenLink[],
  targets: ReadonlyMap<string, CheckedPage>,
  unpublished: ReadonlyMap<string, LeftOutText>,
  config: SiteConfig,
): Diagnostic[] {
  // A list shows the beginnings of texts, whose links are reported with the texts.
  const written = new Set(broken.flatMap(({ href, source }) => (source ? [href] : [])))
  const pageCount = new Map<string, number>()
  for (const { href, source } of broken)
    if (!source) pageCount.set(href, (pageCount.get(href) ?? 0) + 1)
  const diagnostics = new Map<string, Diagnostic>()
  const nearestPage = pageGuesses(targets)
  for (const { route, href, source } of broken) {
    if (!source && written.has(href)) continue
    const position = positionOf(route, source)
    const name = nameOf(href, source)
    const count = source ? 1 : (pageCount.get(href) ?? 1)
    const isLayout = count >= layoutPageCount
    const key = isLayout ? href : JSON.stringify([position, name])
    if (diagnostics.has(key)) continue
    const { path } = internalAddress(href, route, config) ?? { path: href }
    const found = unpublished.get(samePathKey(decodeAddress(path)))
    const guess = nearestPage(href, route)
    // HTML in a text is taken at its word, so it has to name the base and the language.
    const isResolved = source !== undefined && source.written !== href
    const guessed =
      guess && (isResolved ? asWritten(guess, route, config) : addressOf(guess, config))
    const target = found ? leftOutReason(found, config.timeZone) : 'no page and no file'
    diagnostics.set(key, {
      severity: 'error',
      ...position,
      message: `${name} leads to ${target}${resolvedAs(href, source)}${isLayout ? `, on ${count} pages: look at the navbar, the footer or a sidebar first` : ''}`,
      hint: found
        ? leftOutHint
        : guessed
          ? `The nearest page is ${guessed}.`
          : source && source.option === undefined
            ? 'Fix it, or write pathname:///… for an address that this build does not know.'
            : 'Fix it. An address that this build does not know is written in full: https://….',
    })
  }
  return [...diagnostics.values()]
}

/** Finds the page that was probably meant, rather one in the language of the link. After a move many links are broken in the same way. */
function pageGuesses(targets: ReadonlyMap<string, CheckedPage>) {
  /** The addresses of the pages of a locale. */
  const inLocale = (locale: string) =>
    Array.from(targets, ([key, { route }]) => (route.locale === locale ? [key] : [])).flat()
  const nearestIn = new Map<string, ReturnType<typeof nearestAmong>>()
  let nearestOfAll: ReturnType<typeof nearestAmong> | undefined
  return (href: string, { locale }: CheckedRoute): Route | undefined => {
    const typed = samePathKey(decodeAddress(split(href).path))
    const near = nearestIn.get(locale) ?? nearestAmong(inLocale(locale))
    nearestIn.set(locale, near)
    const guess = near(typed) ?? (nearestOfAll ??= nearestAmong(targets.keys()))(typed)
    return guess === undefined ? undefined : targets.get(guess)?.route
  }
}

/** A page as a text names it, without the base of the site; the language only if it is another one. */
function asWritten(page: CheckedRoute, from: CheckedRoute, config: SiteConfig): string {
  const locale = page.locale === from.locale ? config.defaultLocale : page.locale
  return addressOf({ ...page, locale }, { ...config, base: '/' })
}

function resolvedAs(href: string, source: LinkSource | undefined): string {
  return source && decodeAddress(source.written) !== decodeAddress(href)
    ? ` (resolved as ${decodeAddress(href)})`
    : ''
}

function split(href: string): { path: string; hash: string } {
  const [address = '', fragment = ''] = href.split('#', 2)
  // What follows `:~:` are words for the browser to mark, and no part of an id.
  const [hash = ''] = fragment.split(':~:', 1)
  return { path: address.split('?')[0] ?? '', hash }
}
