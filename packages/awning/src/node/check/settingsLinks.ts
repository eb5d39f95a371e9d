import { hrefOf, isExternal } from '../../config/address.ts'
import { localized, type LocaleId, type SiteConfig } from '../../config/site.ts'
import { decodeReferences } from '../../text/html/decodeReferences.ts'
import { attributeOf, htmlTokens } from '../../text/html/htmlTokens.ts'
import type { LinkSource } from './checkLinks.ts'

/** The links that the settings put on every page of a locale, by their href. */
export function settingsLinks(
  config: SiteConfig,
  locale: LocaleId,
): ReadonlyMap<string, LinkSource> {
  const { navbar, footer, announcement, shortcuts, defaultLocale } = config
  const paths = [
    ...navbar.items.map(({ to }, index) => [`navbar.items[${index}].to`, to] as const),
    ...footer.columns.flatMap(({ links }, column) =>
      links.map(({ to }, index) => [`footer.columns[${column}].links[${index}].to`, to] as const),
    ),
    ...shortcuts.map(({ to }, index) => [`shortcuts[${index}].to`, to] as const),
  ].map(([option, to]) => [option, to, isExternal(to) ? to : hrefOf(config, locale, to)] as const)
  const html = announcement ? localized(announcement.html, locale, defaultLocale) : ''
  const written = hrefsIn(html).map((href) => ['announcement.html', href, href] as const)
  const links = new Map<string, LinkSource>()
  // Of two options with the same link, the first is named.
  for (const [option, to, href] of [...paths, ...written].toReversed())
    links.set(href, { written: to, file: 'site.config.ts', option })
  return links
}

function hrefsIn(html: string): string[] {
  return htmlTokens(html).flatMap((token) => {
    const href = token.kind === 'open' ? attributeOf(token, 'href') : undefined
    // A link inside the page is good or not on each page.
    return href === undefined || href.startsWith('#') ? [] : [decodeReferences(href)]
  })
}
