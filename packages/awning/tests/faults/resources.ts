/** What a reader's browser requests from a site. */
export const resourceKinds = [
  'document',
  'payload',
  'part',
  'script',
  'style',
  'search',
  'worker',
  'area',
] as const

export type ResourceKind = (typeof resourceKinds)[number]

/** The kind of a requested path; undefined for what no fault is tried on, such as icons and feeds. */
export function resourceKind(path: string): ResourceKind | undefined {
  if (path === '/sw.js') return 'worker'
  if (path.endsWith('/areas.json')) return 'area'
  if (/^\/(?:assets\/)?search\//.test(path)) return 'search'
  if (path.startsWith('/assets/')) return assetKind(path)
  if (path.endsWith('/index.txt')) return 'payload'
  return /\.[a-z\d]+$/.test(path) && !path.endsWith('.html') ? undefined : 'document'
}

function assetKind(path: string): ResourceKind | undefined {
  if (path.endsWith('.js')) return 'script'
  if (path.endsWith('.css')) return 'style'
  return path.endsWith('.txt') ? 'part' : undefined
}
