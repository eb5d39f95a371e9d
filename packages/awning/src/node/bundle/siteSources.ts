import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Folders below a site's root that contain no code of its bundle. */
const otherFolders = new Set(['node_modules', 'dist', 'public', 'tests'])

/**
 * Every file that may be part of the site's bundle, relative to its root, in a fixed order. The
 * settings are not among them: the bundle does not depend on them.
 */
export function siteSources(root: string): string[] {
  return codeBelow(root, '').filter((file) => file !== 'site.config.ts')
}

function codeBelow(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = folder + entry.name
      if (entry.isDirectory())
        return entry.name.startsWith('.') || otherFolders.has(entry.name)
          ? []
          : codeBelow(root, `${path}/`)
      return isCode(entry.name) ? [path] : []
    })
}

function isCode(name: string): boolean {
  return (
    /\.(?:[cm]?[jt]sx?|css|json)$/.test(name) && !/\.(?:test(?:ing)?|spec)\.[jt]sx?$/.test(name)
  )
}
