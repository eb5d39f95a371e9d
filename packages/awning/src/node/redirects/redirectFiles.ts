import { join } from 'node:path'
import { modelHash } from '../../cache/modelHash.ts'
import { readSource } from '../../cache/recording.ts'
import type { PageHeader } from '../../client/payload.ts'
import { hrefOf } from '../../config/address.ts'
import type { SiteConfig } from '../../config/site.ts'
import type { SiteFile } from '../../content/siteFile.ts'
import { pageFile, pageFolder } from '../output/pageFolder.ts'
import type { Redirect } from './redirect.ts'
import { redirectDocument } from './redirectDocument.ts'

/** Each old address as a document and a payload, and `_redirects` for hosts that read one. */
export function redirectFiles(
  redirects: readonly Redirect[],
  config: SiteConfig,
  root: string,
): SiteFile[] {
  if (redirects.length === 0) return []
  const own = readSource(join(root, 'public/_redirects'))?.toString() ?? ''
  return [
    ...redirects.flatMap((redirect): SiteFile[] => [
      {
        path: pageFile(config, redirect),
        hash: modelHash(redirect),
        make: () => redirectDocument(redirect, config),
      },
      {
        path: `${pageFolder(config, redirect)}index.txt`,
        hash: modelHash(redirect),
        make: () => redirectPayload(redirect),
      },
    ]),
    {
      path: '_redirects',
      hash: modelHash({ redirects, own }),
      make: () => redirectsFile(redirects, config, own),
    },
  ]
}

/**
 * What the app reads when a reader follows a link to an old address. Without `redirect`, it is the payload
 * of no build, and the app lets the browser load the document, which leads to any address.
 */
function redirectPayload({ to, isPage }: Redirect): string {
  const header: Partial<PageHeader> = { build: '', bytes: 0, ...(isPage ? { redirect: to } : {}) }
  return `${JSON.stringify(header)}\n`
}

/**
 * The first rule that matches counts, so the site's own rules come first; but those with patterns come last, because Cloudflare
 * counts every rule after one as a pattern, of which it reads a hundred.
 */
function redirectsFile(redirects: readonly Redirect[], config: SiteConfig, own: string): string {
  const rules = redirects.map(({ locale, path, to }) => `${hrefOf(config, locale, path)} ${to} 301`)
  const lines = own === '' ? [] : own.trimEnd().split('\n')
  const firstPattern = lines.findIndex((line) => /^\s*[^#\s]*(?:\*|\/:)/.test(line))
  const split = firstPattern === -1 ? lines.length : firstPattern
  return [...lines.slice(0, split), ...rules, ...lines.slice(split), ''].join('\n')
}
