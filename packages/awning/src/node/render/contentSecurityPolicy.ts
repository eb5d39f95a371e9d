import type { PolicyDirective, PolicySources } from '../../config/policySources.ts'
import { inlineHash } from './inlineHash.ts'

/**
 * Allows the site's own origin, and inline scripts and styles by their hash; style attributes are forbidden. `sources` is what
 * settings allow in addition; a directive without any is not written, so that `default-src` applies.
 */
export function contentSecurityPolicy(
  scripts: readonly string[],
  sources: PolicySources = {},
  styles: readonly string[] = [],
): string {
  const more = (directive: PolicyDirective) => sources[directive] ?? []
  const optional = (directive: PolicyDirective) =>
    more(directive).length > 0 ? [[directive, "'self'", ...more(directive)].join(' ')] : []
  return [
    `default-src 'self'`,
    ['script-src', "'self'", ...scripts.map(inlineHash), ...more('script-src')].join(' '),
    ['style-src', "'self'", ...styles.map(inlineHash), ...more('style-src')].join(' '),
    ['img-src', "'self'", 'data:', ...more('img-src')].join(' '),
    ...optional('connect-src'),
    ...optional('font-src'),
    ...optional('frame-src'),
    ...optional('media-src'),
    `worker-src 'self'`,
    `object-src 'none'`,
    `base-uri 'self'`,
    ['form-action', ...(more('form-action').length > 0 ? more('form-action') : ["'none'"])].join(
      ' ',
    ),
  ].join('; ')
}
