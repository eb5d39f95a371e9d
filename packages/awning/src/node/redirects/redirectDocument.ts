import { policyHash } from '../../cache/hash.ts'
import { isExternal } from '../../config/address.ts'
import { decodedAddress } from '../../text/decodedAddress.ts'
import type { SiteConfig } from '../../config/site.ts'
import { stringsOf } from '../../i18n/stringsFor.ts'
import { escapeAttribute, escapeText } from '../../text/escapeHtml.ts'
import type { Redirect } from './redirect.ts'

/** Most readers never see the document; where nothing leads on, it should be readable on any screen. */
const style =
  'body{font:1.1rem/1.6 system-ui,sans-serif;max-width:36rem;margin:18vh auto;padding:0 1.5rem;overflow-wrap:anywhere}h1{font-size:1.6rem}'

/**
 * The document at an old address. The script passes on the query and the section, which a refresh would
 * lose; without scripts the refresh leads on, and where neither works, the link.
 */
export function redirectDocument({ locale, to }: Redirect, config: SiteConfig): string {
  const { moved } = stringsOf(config, locale)
  const { lang, dir } = config.locales.find(({ id }) => id === locale) ?? {
    lang: locale,
    dir: 'ltr',
  }
  const url = isExternal(to) ? to : config.url + to
  const href = escapeAttribute(to)
  const script = `location.replace(${scriptOf(to)})`
  const policy = `default-src 'none'; script-src '${policyHash(script)}'; style-src '${policyHash(style)}'`
  return [
    `<!doctype html><html lang="${lang}" dir="${dir}"><head><meta charset="utf-8">`,
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    `<script>${script}</script>`,
    `<noscript><meta http-equiv="refresh" content="0; url=${href}"></noscript>`,
    `<title>${escapeText(moved.title)}</title>`,
    `<meta name="robots" content="noindex">`,
    `<link rel="canonical" href="${escapeAttribute(url)}">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1">`,
    `<meta name="color-scheme" content="light dark"><style>${style}</style></head>`,
    `<body><h1>${escapeText(moved.title)}</h1>`,
    `<p>${escapeText(moved.newAddress)}<br><a href="${href}">${escapeText(decodedAddress(url))}</a></p></body></html>`,
    '',
  ].join('\n')
}

/** The address with the query and section of the visit, unless it has its own. */
function scriptOf(to: string): string {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(to) ?? []
  const text = (part: string) => JSON.stringify(part).replaceAll('<', '\\u003c')
  const parts = [text(path), query && text(query), hash && text(hash)]
  const visited = ['', 'location.search', 'location.hash']
  return parts.map((part, index) => part || visited[index]).join('+')
}
