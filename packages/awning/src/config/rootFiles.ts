/** Files that a build writes at the root of the site besides pages; a collection of that name would replace one. */
const rootFiles: ReadonlySet<string> = new Set([
  '404.html',
  '_headers',
  '_redirects',
  'assets',
  'llms-full.txt',
  'llms.txt',
  'manifest.webmanifest',
  'robots.txt',
  'sitemap.xml',
  'sw.js',
])

/** Upper case counts as lower case, as it does on the disks of many machines. */
export function isRootFile(name: string): boolean {
  return rootFiles.has(name.toLowerCase().replace(/\.(?:br|gz)$/, ''))
}
