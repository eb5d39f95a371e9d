import { attributeOf, htmlTokens, type OpenTag } from '../../text/html/htmlTokens.ts'
import { decodeReferences } from '../../text/html/decodeReferences.ts'

/** What a page says about itself in its HTML. */
export interface DeployedPage {
  readonly lang: string
  /** The address that the page gives for itself. */
  readonly canonical: string | undefined
  /** Addresses of the page in all languages, itself included, by language tag. */
  readonly translations: ReadonlyMap<string, string>
  /** Hrefs of style sheets and scripts. */
  readonly styles: readonly string[]
  readonly scripts: readonly string[]
  /** The data of the page for the app, and the id that the page expects it to have. */
  readonly payload: { readonly href: string; readonly id: string } | undefined
  readonly manifest: string | undefined
  readonly markdown: string | undefined
  readonly feeds: readonly string[]
  /** The folder that the site is in, as its app knows it. Without it, the page is not of awning. */
  readonly base: string | undefined
}

/** Reads the head of a page. */
export function readPage(html: string): DeployedPage {
  const tags = htmlTokens(html, {
    until: ({ kind, ...token }) => kind === 'close' && 'name' in token && token.name === 'head',
  }).filter((token): token is OpenTag => token.kind === 'open')
  const value = (tag: OpenTag | undefined, name: string) => {
    const written = tag && attributeOf(tag, name)
    return written === undefined ? undefined : decodeReferences(written)
  }
  const links = tags.filter(({ name }) => name === 'link')
  const ofRel = (rel: string) => links.filter((tag) => value(tag, 'rel') === rel)
  const hrefs = (some: readonly OpenTag[]) => some.flatMap((tag) => value(tag, 'href') ?? [])
  const alternates = ofRel('alternate')
  const payload = links.find((tag) => value(tag, 'data-id') !== undefined)
  return {
    lang:
      value(
        tags.find(({ name }) => name === 'html'),
        'lang',
      ) ?? '',
    canonical: hrefs(ofRel('canonical'))[0],
    translations: new Map(
      alternates.flatMap((tag) => {
        const [language, href] = [value(tag, 'hreflang'), value(tag, 'href')]
        return language !== undefined && language !== 'x-default' && href !== undefined
          ? [[language, href] as const]
          : []
      }),
    ),
    styles: hrefs(ofRel('stylesheet')),
    scripts: hrefs(ofRel('modulepreload')),
    payload: payload && {
      href: value(payload, 'href') ?? '',
      id: value(payload, 'data-id') ?? '',
    },
    manifest: hrefs(ofRel('manifest'))[0],
    markdown: hrefs(alternates.filter((tag) => value(tag, 'type') === 'text/markdown'))[0],
    feeds: hrefs(alternates.filter((tag) => /rss|atom|feed\+json/.test(value(tag, 'type') ?? ''))),
    base: /__awning=\{build:"[^"]*",base:"([^"]*)"/.exec(html)?.[1],
  }
}
