import { isExternal } from './address.ts'

/** The sources that a content security policy allows, by directive. */
export type ContentPolicy = ReadonlyMap<string, readonly string[]>

/** Reads a policy as `contentSecurityPolicy` writes it. */
export function parsePolicy(text: string): ContentPolicy {
  return new Map(
    text.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources]
    }),
  )
}

/**
 * Whether pages of a site may load an address, or send to it. `origin` is that of the site. An address that
 * cannot be read is allowed: it loads nothing.
 */
export function isAllowed(
  policy: ContentPolicy,
  directive: string,
  address: string,
  origin: string,
): boolean {
  const sources = policy.get(directive) ?? policy.get('default-src') ?? []
  const written = address.trim()
  if (!isExternal(written)) return sources.includes("'self'")
  if (!URL.canParse(written, origin)) return true
  const url = new URL(written, origin)
  if (url.origin === origin) return sources.includes("'self'")
  return sources.some((source) => matches(source, url))
}

/** A host, as in `https://*.example.com:8080`, or a scheme, as in `data:`. */
function matches(source: string, { protocol, hostname, port }: URL): boolean {
  const [, scheme, subdomains, host, sourcePort = ''] =
    /^([a-z]+:)\/\/(\*\.)?([^/:]+)(?::(\d+))?$/i.exec(source) ?? []
  if (scheme === undefined || host === undefined) return source === protocol
  // A source with an insecure scheme allows the secure one too.
  const isScheme = protocol === scheme || protocol === scheme.replace(/^(http|ws):/, '$1s:')
  const isHost = subdomains ? hostname.endsWith(`.${host}`) : hostname === host
  return isScheme && isHost && port === sourcePort
}
