import type { SiteConfig } from '../../config/site.ts'
import type { SiteFile } from '../../content/siteFile.ts'

/**
 * `_headers`, for hosts that read one. A file under `assets/` is named by its content, so it never
 * changes; everything else is asked for again each time, and answered in few bytes if it is the same.
 */
export function headersFile({ base }: Pick<SiteConfig, 'base'>): SiteFile {
  const rules: readonly (readonly [path: string, headers: readonly string[]])[] = [
    [
      `${base}*`,
      [
        'Cache-Control: public, max-age=0, must-revalidate',
        // The page's own policy cannot say who may frame it.
        `Content-Security-Policy: frame-ancestors 'self'`,
        'Referrer-Policy: strict-origin-when-cross-origin',
        'X-Content-Type-Options: nosniff',
      ],
    ],
    [
      `${base}assets/*`,
      // Rules add up, so the first one's has to be taken out.
      ['! Cache-Control', 'Cache-Control: public, max-age=31536000, immutable'],
    ],
  ]
  return {
    path: '_headers',
    key: '',
    make: () =>
      rules
        .map(([path, headers]) => [path, ...headers.map((header) => `  ${header}`), ''].join('\n'))
        .join('\n'),
  }
}
