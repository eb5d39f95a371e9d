import { createHash } from 'node:crypto'
import type { ThemeColours } from '../themeStyles.ts'

/** What a document needs beyond what React draws. */
export interface DocumentParts {
  /** Boot, ready to run. */
  readonly boot: string
  /** Of the bars around the page, in both modes. */
  readonly colours: ThemeColours
  readonly entry: string
  /** Scripts and data to fetch once the reader reaches for something; not before. */
  readonly scripts: readonly string[]
  readonly fetches: readonly string[]
  /** Id of the payload, which is the first of the fetches. */
  readonly id?: string | undefined
  /** The address of a document that may stand at others. */
  readonly page?: string | undefined
  /** Style sheets that React does not know of: in dev, the site's own. */
  readonly sheets?: readonly string[]
  /** For machines, as JSON. */
  readonly data?: string | undefined
  /** False where the app is not to start. */
  readonly start?: boolean
  /** False only in dev, whose own styles and scripts are inline. */
  readonly policy?: boolean
  /** A script of this page alone, right after boot. */
  readonly own?: string | undefined
  /** More inline scripts, for the policy to allow. */
  readonly inline?: readonly string[]
}

/** Completes the head by hand: the policy and boot come first, and nothing is loaded ahead of intent. */
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
  const withoutPreloads = html.replace(/<link rel="(?:modulepreload|preload)"[^>]*>/g, '')
  const charsetMeta = /<meta char[sS]et="utf-8"\/?>/
  if (!charsetMeta.test(withoutPreloads))
    throw new Error('the document has no charset: nothing to put boot after')
  const links = sheets.map((href) => `<link rel="stylesheet" href="${href}">`).join('')
  // No app starts in a not-found document, whose own script leads to search.
  const off = start ? '' : ' data-app="off" data-static'
  const at = page === undefined ? '' : ` data-page="${page}"`
  return (
    '<!doctype html>' +
    withoutPreloads
      .replace(
        charsetMeta,
        (charset) =>
          `${charset}${meta}${colourMeta(colours)}<script>${boot}</script>${own ? `<script>${own}</script>` : ''}`,
      )
      .replace(
        '</head>',
        () => `${links}${data === undefined ? '' : dataBlock(data)}${intent}</head>`,
      )
      .replace('<html', `<html${off}${at}`)
  )
}

/** Before boot, which puts in the colour of the mode; React does not know it, so nobody else changes it. */
function colourMeta({ light, dark }: ThemeColours): string {
  return `<meta name="theme-color" content="${light}" data-light="${light}" data-dark="${dark}">`
}

/**
 * A block of data is no script to browsers, so no policy has a say in it; `<` is written as an
 * escape, so that no text can end it.
 */
function dataBlock(data: string): string {
  return `<script type="application/ld+json">${data.replaceAll('<', '\\u003c')}</script>`
}

/** Own origin only; inline scripts by their hash, inline styles not at all. */
function contentSecurityPolicy(inline: readonly string[]): string {
  const hashes = inline.map(
    (code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  )
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
