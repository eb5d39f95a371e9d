import type { PolicySources } from '../../config/policySources.ts'
import { attributeOf, htmlTokens, type HtmlToken } from '../../text/html/htmlTokens.ts'
import type { ThemeColours } from '../themeStyles.ts'
import { contentSecurityPolicy } from './contentSecurityPolicy.ts'

/** What a document needs beyond what React renders. */
export interface DocumentParts {
  /** The boot script, ready to run. */
  readonly boot: string
  /** Colours of the browser's bars around the page, in both modes. */
  readonly colours: ThemeColours
  /** Address of the script that starts the app. */
  readonly entry: string
  /** Scripts and data to fetch once the reader interacts, not before. */
  readonly scripts: readonly string[]
  readonly fetches: readonly string[]
  /** Id of the payload, which is the first of the fetches. */
  readonly id?: string | undefined
  /** The document's own address, where it may be served at other addresses too. */
  readonly page?: string | undefined
  /** Style sheets that React does not link: in dev, the site's own. */
  readonly sheets?: readonly string[]
  /** The rules of its style sheets that this document needs, so that nothing is loaded before it is painted. */
  readonly styles?: PageStyles | undefined
  /** Structured data, as JSON. */
  readonly data?: string | undefined
  /** False only in dev, where Vite uses inline styles and scripts. */
  readonly policy?: boolean
  /** An inline script of this page only, which runs right after boot. */
  readonly pageScript?: string | undefined
  /** Which documents the browser may fetch when a link is pressed, as JSON; absent in dev. */
  readonly rules?: string | undefined
  /** More inline scripts that the policy has to allow. */
  readonly inline?: readonly string[]
  /** Elements of the settings, as HTML. */
  readonly headTags?: string | undefined
  /** Address of the script that loads the site's analytics and counts pages. */
  readonly analytics?: string | undefined
  /** What the settings add to the policy. */
  readonly sources?: PolicySources | undefined
}

export interface PageStyles {
  readonly css: string
  /** The whole sheets, which are loaded when the reader interacts, for what the app adds to the page. */
  readonly hrefs: readonly string[]
}

/** Completes the head. The policy and boot come first, and no script is loaded before the reader interacts. */
export function finishDocument(html: string, parts: DocumentParts): string {
  const { boot, colours, entry, scripts, fetches, id, page, data, sheets = [] } = parts
  const { pageScript, rules, inline = [], policy = true, headTags = '', analytics, styles } = parts
  const scriptsHere = [boot, pageScript, rules, ...inline].filter((code) => code !== undefined)
  const meta = policy
    ? `<meta http-equiv="Content-Security-Policy" content="${contentSecurityPolicy(scriptsHere, parts.sources, styles ? [styles.css] : [])}">`
    : ''
  const links = sheets.map((href) => `<link rel="stylesheet" href="${href}">`).join('')
  const behindCharset = `${meta}${colourMeta(colours)}<script>${boot}</script>${pageScript ? `<script>${pageScript}</script>` : ''}`
  return finishHead(html, {
    attributes: page === undefined ? '' : ` data-page="${page}"`,
    behindCharset,
    atEnd: [
      links,
      styles === undefined ? '' : `<style>${styles.css}</style>`,
      // Before the elements of the settings, because boot inserts style sheets here, and theirs come last.
      neededByApp([entry, ...scripts], fetches, styles?.hrefs ?? [], id),
      data === undefined ? '' : dataBlock(data),
      rules === undefined ? '' : `<script type="speculationrules">${rules}</script>`,
      headTags,
      analytics === undefined
        ? ''
        : `<script src="${analytics}" defer fetchpriority="low"></script>`,
    ].join(''),
  })
}

/**
 * Lists what boot fetches when the reader first interacts. Links inside a template are valid HTML, and
 * no browser loads them.
 */
function neededByApp(
  scripts: readonly string[],
  fetches: readonly string[],
  sheets: readonly string[],
  id: string | undefined,
): string {
  const sheetLinks = sheets.map((href) => `<link rel="stylesheet" href="${href}">`)
  const scriptLinks = [...new Set(scripts)].map(
    (href) => `<link rel="modulepreload" href="${href}">`,
  )
  const fetchLinks = fetches.map((href, index) => {
    const dataId = index === 0 && id !== undefined ? ` data-id="${id}"` : ''
    return `<link rel="preload" as="fetch" href="${href}"${dataId}>`
  })
  return `<template>${[...scriptLinks, ...sheetLinks, ...fetchLinks].join('')}</template>`
}

interface HeadParts {
  /** Attributes to add to the root element. */
  readonly attributes: string
  readonly behindCharset: string
  readonly atEnd: string
}

/** Writes the doctype and inserts these parts into the head; the body stays as it is. */
function finishHead(html: string, { attributes, behindCharset, atEnd }: HeadParts): string {
  const head = htmlTokens(html, { until: isHeadEnd })
  const charset = head.find(isCharset)
  if (!charset) throw new Error('the document has no charset, after which boot would be inserted')
  const written = head.map((token) => {
    const text = html.slice(token.start, token.end)
    if (token.kind === 'declaration' || isPreload(token)) return ''
    if (token === charset) return text + behindCharset
    if (isHeadEnd(token)) return atEnd + text
    if (token.kind === 'open' && token.name === 'html')
      return `<html${attributes}${text.slice('<html'.length)}`
    return text
  })
  return `<!doctype html>${written.join('')}${html.slice(head.at(-1)?.end)}`
}

function isHeadEnd(token: HtmlToken): boolean {
  return token.kind === 'close' && token.name === 'head'
}

/**
 * React adds preloads of pictures, and no setting prevents it. They are removed, because nothing is
 * loaded before the reader needs it.
 */
function isPreload(token: HtmlToken): boolean {
  if (token.kind !== 'open' || token.name !== 'link') return false
  const rel = attributeOf(token, 'rel')
  return rel === 'preload' || rel === 'modulepreload'
}

function isCharset(token: HtmlToken): boolean {
  return (
    token.kind === 'open' && token.name === 'meta' && attributeOf(token, 'charset') !== undefined
  )
}

/** Comes before boot, which sets the colour of the mode. React did not render it, so it does not change it. */
function colourMeta({ light, dark }: ThemeColours): string {
  return `<meta name="theme-color" content="${light}" data-light="${light}" data-dark="${dark}">`
}

/**
 * A browser does not run a block of data, so the policy does not apply to it. `<` is written as an
 * escape, so that no text can end the block.
 */
function dataBlock(data: string): string {
  return `<script type="application/ld+json">${data.replaceAll('<', '\\u003c')}</script>`
}
