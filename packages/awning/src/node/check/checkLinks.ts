import { hrefOf, samePathKey, urlOf, isExternal } from '../../config/address.ts'
import type { SiteConfig } from '../../config/site.ts'
import type { Loaded } from '../../content/loadContent.ts'
import type { Diagnostic } from '../../content/diagnostic.ts'
import { nearest } from '../../text/nearest.ts'
import type { PageKind } from '../../pages/definePage.ts'
import { kindOf } from '../../pages/kinds.ts'
import type { Route } from '../../pages/route.ts'
import type { PageFacts } from '../render/readDocument.ts'

export interface CheckedPage {
  readonly route: Route
  readonly facts: PageFacts
  /** Links of the text as its author wrote them, by their resolved href. */
  readonly written: ReadonlyMap<string, { written: string; line: number; column: number }>
}

export interface LinkReport {
  /** One text about all broken links; undefined if there are none. */
  readonly broken: string | undefined
  /** The broken links as diagnostics, each with its line and column. */
  readonly brokenLinks: readonly Diagnostic[]
  /** Links to sections that do not exist. */
  readonly missingAnchors: readonly Diagnostic[]
}

/** The links of a page's text, by their resolved href. */
export function writtenLinks(loaded: Pick<Loaded, 'links'>, route: Route): CheckedPage['written'] {
  const links = loaded.links.get(`${route.locale} ${route.path}`) ?? []
  return new Map(links.map((link) => [link.href, link]))
}

/** Checks that every link of the pages leads to a page or a file of the output. */
export function checkLinks(
  pages: readonly CheckedPage[],
  files: ReadonlySet<string>,
  config: SiteConfig,
  kinds: readonly PageKind[],
): LinkReport {
  const targets = new Map<string, CheckedPage>()
  for (const page of pages) {
    if (kindOf(kinds, page.route.page).fallback === 'notFound') continue
    targets.set(samePathKey(decode(hrefOf(config, page.route.locale, page.route.path))), page)
  }
  const broken = new Map<CheckedPage, string[]>()
  // A text that two locales share is reported once.
  const missingAnchors = new Map<string, Diagnostic>()
  for (const page of pages) {
    for (const href of page.facts.links) {
      const address = internalAddress(href, page, config)
      if (!address) continue
      const { path, hash } = address
      const target = targets.get(samePathKey(decode(path)))
      if (!target && !isKnownFile(decode(path), files)) {
        broken.set(page, [...(broken.get(page) ?? []), href])
      }
      const missing = target && hash !== '' && missingAnchor(page, target, href, decode(hash))
      if (missing) missingAnchors.set(JSON.stringify(missing), missing)
    }
  }
  return {
    broken: broken.size > 0 ? brokenReport(broken, config) : undefined,
    brokenLinks: brokenLinkDiagnostics(broken, targets),
    missingAnchors: [...missingAnchors.values()],
  }
}

/** The address inside the site to which a link leads; undefined for external links. */
function internalAddress(
  href: string,
  { route }: CheckedPage,
  config: SiteConfig,
): { path: string; hash: string } | undefined {
  if (href.startsWith(`${config.url}/`)) return split(href.slice(config.url.length))
  if (isExternal(href)) return undefined
  if (href.startsWith('/')) return split(href)
  const { pathname, hash } = new URL(href, `http://site${hrefOf(config, route.locale, route.path)}`)
  return { path: pathname, hash: hash.slice(1) }
}

function isKnownFile(path: string, files: ReadonlySet<string>): boolean {
  return (
    files.has(path) || files.has(`${path}.html`) || files.has(`${samePathKey(path)}/index.html`)
  )
}

function missingAnchor(
  page: CheckedPage,
  target: CheckedPage,
  href: string,
  id: string,
): Diagnostic | undefined {
  if (target.facts.ids.has(id)) return undefined
  const source = page.written.get(href)
  const guess = nearest(id, target.facts.ids)
  return {
    severity: 'warning',
    file: page.route.file ?? page.route.path,
    ...(source ? { line: source.line, column: source.column } : {}),
    message: `the link ${source?.written ?? href} on ${page.route.path} leads to no section: ${target.route.path} has no #${id}`,
    ...(guess ? { hint: `The nearest is #${guess}.` } : {}),
  }
}

/** A link in a text that two locales share is broken in both, but is reported once. */
function brokenLinkDiagnostics(
  broken: ReadonlyMap<CheckedPage, readonly string[]>,
  targets: ReadonlyMap<string, CheckedPage>,
): Diagnostic[] {
  const diagnostics = new Map<string, Diagnostic>()
  for (const [{ route, written }, hrefs] of broken) {
    for (const href of hrefs) {
      const source = written.get(href)
      const file = route.file ?? route.path
      const target = source?.written ?? decode(href)
      const key = JSON.stringify([file, source?.line, source?.column, target])
      if (diagnostics.has(key)) continue
      const guess = nearest(samePathKey(decode(split(href).path)), targets.keys())
      diagnostics.set(key, {
        severity: 'error',
        file,
        ...(source ? { line: source.line, column: source.column } : {}),
        message: `the link ${target} leads to no page and no file`,
        hint: guess
          ? `The nearest page is ${guess}.`
          : 'Fix it, or write pathname:///… for an address that this build does not know.',
      })
    }
  }
  return [...diagnostics.values()]
}

function brokenReport(
  broken: ReadonlyMap<CheckedPage, readonly string[]>,
  config: SiteConfig,
): string {
  const pagesOf = new Map<string, Set<CheckedPage>>()
  const lines: string[] = ['Broken links: these lead to no page and no file.', '']
  for (const [page, hrefs] of broken) {
    const { route } = page
    lines.push(
      `  ${urlOf({ ...config, url: '' }, route.locale, decode(route.path))}${route.file ? `  (${route.file})` : ''}`,
    )
    for (const href of hrefs) {
      pagesOf.set(href, (pagesOf.get(href) ?? new Set()).add(page))
      const source = page.written.get(href)
      const written = source?.written ?? href
      const position = source ? `${source.line}:${source.column} ` : ''
      lines.push(
        `    ${position}${written}${decode(written) === decode(href) ? '' : `  (resolved as: ${decode(href)})`}`,
      )
    }
    lines.push('')
  }
  for (const [href, pages] of pagesOf) {
    if (pages.size < 5) continue
    lines.push(
      `  ${decode(href)} is broken on ${pages.size} pages: look at the navbar, the footer or a sidebar first.`,
      '',
    )
  }
  lines.push(
    '  Fix the links, or write pathname:///… for an address that this build does not know.',
  )
  return lines.join('\n')
}

function split(href: string): { path: string; hash: string } {
  const [address = '', hash = ''] = href.split('#', 2)
  return { path: address.split('?')[0] ?? '', hash }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
