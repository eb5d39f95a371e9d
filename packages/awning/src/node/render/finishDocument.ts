import { policyHash } from '../../cache/hash.ts'
import { attributeOf, htmlTokens, type HtmlToken } from '../../text/html/htmlTokens.ts'
import type { ThemeColours } from '../themeStyles.ts'

/** What a document needs beyond what React renders. */
export interface DocumentParts {
  /** The boot script, ready to run. */
  readonly boot: string
  /** Colours of the browser's bars around the page, in both modes. */
  readonly colours: ThemeColours
  readonly entry: string
  /** Scripts and data to fetch once the reader interacts, not before. */
  readonly scripts: readonly string[]
  readonly fetches: readonly string[]
  /** Id of the payload, which is the first of the fetches. */
  readonly id?: string | undefined
  /** The address of a document that may be served at others. */
  readonly page?: string | undefined
  /** Style sheets that React does not know of: in dev, the site's own. */
  readonly sheets?: readonly string[]
  /** Structured data, as JSON. */
  readonly data?: string | undefined
  /** False where the app is not to start. */
  readonly start?: boolean
  /** False only in dev, whose own styles and scripts are inline. */
  readonly policy?: boolean
  /** A script of this page only, right after boot. */
  readonly own?: string | undefined
  /** More inline scripts, for the policy to allow. */
  readonly inline?: readonly string[]
}

/** Completes the head: the policy and boot come first, and nothing is loaded ahead of intent. */
export function finishDocument(html: string, parts: DocumentParts): string {
  const { boot, colours, entry, scripts, fetches, id, page, data, sheets = [] } = parts
  const { start = true, own, inline = [], policy = true } = parts
  const intent = start
    ? [...new Set([entry, ...scripts])]
        .map((href) => `<link rel="intent" as="script" href="${href}">`)
        .join('') +
      fetches
        .map((href, index) => {
          const named = index === 0 && id !== undefined ? ` data-id="${id}"` : ''
          return `<link rel="intent" as="fetch" href="${href}"${named}>`
        })
        .join('')
    : ''
  const meta = policy
    ? `<meta http-equiv="Content-Security-Policy" content="${contentSecurityPolicy([boot, ...(own ? [own] : []), ...inline])}">`
    : ''
  const links = sheets.map((href) => `<link rel="stylesheet" href="${href}">`).join('')
  const behindCharset = `${meta}${colourMeta(colours)}<script>${boot}</script>${own ? `<script>${own}</script>` : ''}`
  // No app starts in a not-found document, whose own script leads to search.
  const off = start ? '' : ' data-app="off" data-static'
  const at = page === undefined ? '' : ` data-page="${page}"`
  return finishHead(html, {
    attributes: `${off}${at}`,
    behindCharset,
    atEnd: `${links}${data === undefined ? '' : dataBlock(data)}${intent}`,
  })
}

interface HeadParts {
  /** More attributes of the root element. */
  readonly attributes: string
  readonly behindCharset: string
  readonly atEnd: string
}

/** Writes the doctype and the head with these parts in their places; the body stays as it is. */
function finishHead(html: string, { attributes, behindCharset, atEnd }: HeadParts): string {
  const head = htmlTokens(html, { until: isHeadEnd })
  const charset = head.find(isCharset)
  if (!charset) throw new Error('the document has no charset: nothing to put boot after')
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
 * React asks for pictures ahead of time and has no setting against it. Here nothing is loaded ahead
 * of what the reader needs.
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

/** In front of boot, which sets the colour of the mode. React does not know it, so it leaves it alone. */
function colourMeta({ light, dark }: ThemeColours): string {
  return `<meta name="theme-color" content="${light}" data-light="${light}" data-dark="${dark}">`
}

/**
 * To a browser a block of data is no script, so the policy does not apply to it. `<` is written as
 * an escape, so that no text can end the block.
 */
function dataBlock(data: string): string {
  return `<script type="application/ld+json">${data.replaceAll('<', '\\u003c')}</script>`
}

/** Own origin only; inline scripts by their hash, inline styles not at all. */
function contentSecurityPolicy(inline: readonly string[]): string {
  const hashes = inline.map((code) => `'${policyHash(code)}'`)
  return [
    `default-src 'self'`,
    `script-src 'self' ${hashes.join(' ')}`,
    `style-src 'self'`,
    `img-src 'self' data:`,
    `worker-src 'self'`,
    `object-src 'none'`,
    `base-uri 'self'`,
    `form-action 'none'`,
  ].join('; ')
}
