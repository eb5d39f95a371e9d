import { posix } from 'node:path'
import { localeRoot } from '../../config/address.ts'
import { feedFormats, feedPath } from '../../config/feeds.ts'
import { generatedFolders, isRootFile } from '../../config/rootFiles.ts'
import type { SiteConfig } from '../../config/site.ts'
import type { Diagnostic } from '../../content/diagnostic.ts'
import type { Route } from '../../pages/route.ts'
import { pageFolder } from '../output/pageFolder.ts'

/** A page, or an old address that leads to one. */
type PlacedPage = Pick<Route, 'locale' | 'path' | 'file'>

const renameHint = 'Delete one of them, or give it another name.'

/** Files of `public/` that cannot be served, because a page or a generated file is at the same address. */
export function publicConflicts(
  publicFiles: readonly string[],
  routes: readonly PlacedPage[],
  config: SiteConfig,
): Diagnostic[] {
  if (publicFiles.length === 0) return []
  const pages = new Map(routes.map((route) => [pageFolder(config, route).slice(0, -1), route]))
  const folders = foldersOf([...pages.keys(), ...generatedFolders])
  return publicFiles.flatMap((path): Diagnostic[] => {
    const conflict = conflictOf(path, pages, folders, config)
    return conflict ? [{ file: `public/${path}`, hint: renameHint, ...conflict }] : []
  })
}

function conflictOf(
  path: string,
  pages: ReadonlyMap<string, PlacedPage>,
  folders: ReadonlySet<string>,
  config: SiteConfig,
): Pick<Diagnostic, 'severity' | 'message'> | undefined {
  if (folders.has(path))
    return {
      severity: 'error',
      message: `the build needs a folder in place of this file, for the pages or files below /${path}`,
    }
  // The site's own rules are part of the files that the build writes.
  if (path === '_redirects' || path === '_headers') return undefined
  const { dir, base } = posix.parse(path)
  const inFolder =
    config.trailingSlash === 'never' ? /^index\.(?:md|txt)$/ : /^index\.(?:html|md|txt)$/
  const asFile = path.endsWith('.html') ? pages.get(path.slice(0, -'.html'.length)) : undefined
  const page =
    (inFolder.test(base) ? pages.get(dir) : undefined) ??
    (config.trailingSlash === 'never' ? asFile : undefined)
  if (page)
    return { severity: 'warning', message: `the page ${nameOf(page)} takes the place of this file` }
  const other = asFile ?? (base === 'index.html' ? pages.get(dir) : undefined)
  if (other)
    return {
      severity: 'warning',
      message: `many hosts serve this file in place of the page ${nameOf(other)}`,
    }
  return isGenerated(path, config)
    ? {
        severity: 'warning',
        message: 'the build writes a file of this name, which takes its place',
      }
    : undefined
}

function nameOf({ path, file }: PlacedPage): string {
  return file === undefined ? path : `${path} (${file})`
}

/** The folders of these paths, and those around them. */
function foldersOf(paths: readonly string[]): Set<string> {
  const folders = new Set<string>()
  for (const path of paths)
    for (let at = path; at !== '' && at !== '.' && !folders.has(at); at = posix.dirname(at))
      folders.add(at)
  return folders
}

function isGenerated(path: string, config: SiteConfig): boolean {
  return config.locales.some(({ id }) => {
    const folder = localeRoot(config, id).slice(config.base.length)
    const name = path.startsWith(folder) ? path.slice(folder.length) : ''
    const isFeed = config.posts.some((collection) =>
      Object.values(feedFormats).some((format) => feedPath(collection, format) === `/${name}`),
    )
    return isFeed || isRootFile(name)
  })
}
