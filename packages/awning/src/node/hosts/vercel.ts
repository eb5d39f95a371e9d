import type { HostSite } from './hostSite.ts'
import { publishFolder } from './publishFolder.ts'
import {
  cachedForGood,
  revalidated,
  securityHeaders,
  strictTransport,
  type Header,
} from './siteHeaders.ts'

/** The most redirects that Vercel reads. An old address beyond has its document all the same. */
const mostRedirects = 1024

/** Vercel would read a parameter in such an address, and refuse the file. */
const patternInTarget = /[:()*{}]/

/** `vercel.json`. */
export function vercelJson(site: HostSite): string {
  const { base, trailingSlash, moved, options } = site
  const { folder, command } = publishFolder(site)
  const rule = (source: string, headers: readonly Header[]) => ({
    source,
    headers: headers.map(([key, value]) => ({ key, value })),
  })
  const content = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    framework: null,
    buildCommand: command,
    outputDirectory: folder,
    // Never `trailingSlash`: false would redirect the home pages of locales, which are folders, and true pages whose name has a
    // dot, such as /docs/1.0/. Without it, Vercel serves a page at both forms of its address.
    ...(trailingSlash === 'never' ? { cleanUrls: true } : {}),
    headers: [
      rule(`${source(base)}(.*)`, [...securityHeaders, ...(options.hsts ? [strictTransport] : [])]),
      rule(`${source(base)}assets/(.*)`, [['Cache-Control', cachedForGood]]),
      rule(`${source(base)}sw.js`, [['Cache-Control', revalidated]]),
    ],
    redirects: moved
      .filter(({ to }) => !patternInTarget.test(to.replace(/^https?:\/\/[^/]*/, '')))
      .slice(0, mostRedirects)
      .map(({ from, to }) => ({
        source: `${source(encodeURI(from))}{/}?`,
        destination: to,
        statusCode: 301,
      })),
  }
  return `${JSON.stringify(content, undefined, 2)}\n`
}

/** In a source, these characters are a pattern. */
function source(path: string): string {
  return path.replaceAll(/[:()*+?{}]/g, '\\$&')
}
