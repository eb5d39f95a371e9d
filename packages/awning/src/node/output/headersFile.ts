import { join } from 'node:path'
import { modelHash } from '../../cache/modelHash.ts'
import { readSource } from '../../cache/recording.ts'
import type { SiteConfig } from '../../config/site.ts'
import type { SiteFile } from '../../content/siteFile.ts'
import { cachedForGood, revalidated, securityHeaders, type Header } from '../hosts/siteHeaders.ts'

/**
 * `_headers`, for hosts that read one. A file under `assets/` has a hash of its content, so it is cached for good.
 *
 * Where two rules set the same header, one host joins their values and another takes the last, so no header is in two rules that
 * match the same address. That is why there is no `Cache-Control` for all files: without one, these hosts have everything revalidated.
 * The site's own rules, in `public/_headers`, follow.
 */
export function headersFile({ base }: Pick<SiteConfig, 'base'>, root: string): SiteFile {
  const own = readSource(join(root, 'public/_headers'))?.toString().trimEnd()
  const rules: readonly (readonly [path: string, headers: readonly Header[]])[] = [
    [`${base}*`, securityHeaders],
    [`${base}assets/*`, [['Cache-Control', cachedForGood]]],
    [`${base}sw.js`, [['Cache-Control', revalidated]]],
  ]
  return {
    path: '_headers',
    hash: modelHash({ own }),
    make: () =>
      [
        ...rules.map(([path, headers]) =>
          [path, ...headers.map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
        ),
        ...(own ? [`${own}\n`] : []),
      ].join('\n'),
  }
}
