import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { isSourceFile } from '../../cache/recording.ts'
import type { MdxModule } from '../../content/model.ts'
import { siteCodeFile } from '../../config/siteCodeFile.ts'
import { listReactPages } from '../../content/pageFiles.ts'

/** Folders below a site's root that contain no code of its bundle. */
const otherFolders = new Set(['node_modules', 'dist', 'public', 'tests'])

/** Whether the bundle contains code or MDX of the site; otherwise it is the same for all sites. */
export function isSiteSpecific(
  root: string,
  modules: Readonly<Record<string, MdxModule>>,
): boolean {
  return Object.keys(modules).length > 0 || hasSiteCode(root)
}

/** Whether the site has code other than MDX. */
function hasSiteCode(root: string): boolean {
  return isSourceFile(join(root, siteCodeFile)) || listReactPages(root).length > 0
}

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
