import type { SiteConfig } from '../../config/site.ts'
import type { SiteFile } from '../../content/siteFile.ts'

/**
 * `_headers`, for hosts that read one. A file under `assets/` has a hash of its content, so it is cached
 * for good; everything else is revalidated at each request.
 */
export function headersFile({ base }: Pick<SiteConfig, 'base'>): SiteFile {
  const rules: readonly (readonly [path: string, headers: readonly string[]])[] = [
    [
      `${base}*`,
      [
        'Cache-Control: public, max-age=0, must-revalidate',
        // `frame-ancestors` is ignored in the policy that a page carries in a meta element.
        `Content-Security-Policy: frame-ancestors 'self'`,
        'Referrer-Policy: strict-origin-when-cross-origin',
        'X-Content-Type-Options: nosniff',
      ],
    ],
    [
      `${base}assets/*`,
      // Rules add up, so the header of the first rule has to be removed.
      ['! Cache-Control', 'Cache-Control: public, max-age=31536000, immutable'],
    ],
  ]
  return {
    path: '_headers',
    hash: '',
    make: () =>
      rules
        .map(([path, headers]) => [path, ...headers.map((header) => `  ${header}`), ''].join('\n'))
        .join('\n'),
  }
}
