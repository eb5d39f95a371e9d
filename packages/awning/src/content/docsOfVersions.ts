import { posix } from 'node:path'
import { pathBelow } from '../config/address.ts'
import type { SidebarConfig, SiteConfig } from '../config/site.ts'
import { versionAt } from '../config/versionAt.ts'
import { docPath } from '../text/docPath.ts'

/**
 * The docs for a sidebar: one that shows a folder leaves out the versions that have folders inside of it. Each version has sidebars
 * of its own, so the docs are divided once.
 */
export function docsOfVersions<D extends { readonly path: string }>(
  docs: readonly D[],
  { docs: { path: docsPath, versions } }: Pick<SiteConfig, 'docs'>,
): (sidebar: SidebarConfig) => readonly D[] {
  const prefixes = versions.map(({ path = docsPath }) => ({ prefix: path }))
  const versionOf = (path: string) => versionAt(prefixes, path)
  let divided: ReadonlyMap<ReturnType<typeof versionOf>, readonly D[]> | undefined
  const divide = () => {
    const found = new Map<ReturnType<typeof versionOf>, D[]>()
    for (const doc of docs) {
      const version = versionOf(doc.path)
      const same = found.get(version)
      if (same) same.push(doc)
      else found.set(version, [doc])
    }
    return found
  }
  return (sidebar) => {
    if (!('folder' in sidebar) || versions.length === 1) return docs
    divided ??= divide()
    const folder = pathBelow(docsPath, docPath(posix.join(sidebar.folder, 'index.md')).path)
    return divided.get(versionOf(folder)) ?? []
  }
}
