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

/** Folders in which a build writes files of its own, besides pages. */
export const generatedFolders: readonly string[] = ['assets', 'offline', 'search', 'social']

export function isGeneratedFolder(name: string): boolean {
  return generatedFolders.includes(name.toLowerCase())
}

/** Upper case counts as lower case, as it does on the disks of many machines. */
export function isRootFile(name: string): boolean {
  return rootFiles.has(name.toLowerCase().replace(/\.(?:br|gz)$/, ''))
}
