import { hrefOf, isExternal } from '../../config/address.ts'
import { linksIn } from '../../config/parseInline.ts'
import { localized, type LocaleId, type Localized, type SiteConfig } from '../../config/site.ts'
import { decodeReferences } from '../../text/html/decodeReferences.ts'
import { attributeOf, htmlTokens } from '../../text/html/htmlTokens.ts'
import type { LinkSource } from './checkedPage.ts'

/** The links that the settings put on every page of a locale, by their href. */
export function settingsLinks(
  config: SiteConfig,
  locale: LocaleId,
): ReadonlyMap<string, LinkSource> {
  const { navbar, footer, announcement, shortcuts, defaultLocale } = config
  const textOf = (text: Localized | undefined) =>
    text === undefined ? '' : localized(text, locale, defaultLocale)
  const paths = [
    ...navbar.items.flatMap((item, index) => {
      const option = `navbar.items[${index}]`
      if ('to' in item) return [[`${option}.to`, item.to] as const]
      return item.items.map(({ to }, at) => [`${option}.items[${at}].to`, to] as const)
    }),
    ...(footer ? footerLinks(footer, textOf) : []),
    ...linksIn(textOf(announcement?.text)).map((to) => ['announcement.text', to] as const),
    ...shortcuts.map(({ to }, index) => [`shortcuts[${index}].to`, to] as const),
  ].map(([option, to]) => [option, to, isExternal(to) ? to : hrefOf(config, locale, to)] as const)
  const written = hrefsIn(textOf(announcement?.html)).map(
    (href) => ['announcement.html', href, href] as const,
  )
  const links = new Map<string, LinkSource>()
  // Of two options with the same link, the first is named.
  for (const [option, to, href] of [...paths, ...written].toReversed())
    links.set(href, { written: to, file: 'site.config.ts', option })
  return links
}

function footerLinks(
  { columns, text, copyright }: Exclude<SiteConfig['footer'], false>,
  textOf: (text: Localized) => string,
): (readonly [option: string, to: string])[] {
  const inText = (option: string, line: Localized) =>
    linksIn(textOf(line)).map((to) => [option, to] as const)
  return [
    ...columns.flatMap((column, index) => [
      ...inText(`footer.columns[${index}].text`, column.text),
      ...column.links.map(
        ({ to }, at) => [`footer.columns[${index}].links[${at}].to`, to] as const,
      ),
    ]),
    ...inText('footer.text', text),
    ...inText('footer.copyright', copyright),
  ]
}

function hrefsIn(html: string): string[] {
  return htmlTokens(html).flatMap((token) => {
    const href = token.kind === 'open' ? attributeOf(token, 'href') : undefined
    // A link inside the page is good or not on each page.
    return href === undefined || href.startsWith('#') ? [] : [decodeReferences(href)]
  })
}
