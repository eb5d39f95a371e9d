import { posix } from 'node:path'
import type { SiteConfig } from '../../config/site.ts'
import type { Diagnostic } from '../../content/diagnostic.ts'
import type { Route } from '../../pages/route.ts'
import { pageFile, pageFolder } from '../output/pageFolder.ts'

type PlacedPage = Pick<Route, 'path' | 'locale' | 'file'>

/**
 * Pages that could not be written next to each other. Where each has a folder, two addresses never share
 * a file; with `trailingSlash: 'never'`, `/a` is the file `a.html`, which may be the folder of another
 * page, and `/index` the file of the home page.
 */
export function fileConflicts(pages: readonly PlacedPage[], config: SiteConfig): Diagnostic[] {
  if (config.trailingSlash !== 'never') return []
  const files = new Map<string, PlacedPage>()
  const diagnostics: Diagnostic[] = []
  for (const page of pages) {
    const file = pageFile(config, page)
    const other = files.get(file)
    if (other) diagnostics.push(conflict(page, other))
    else files.set(file, page)
  }
  for (const page of pages)
    for (const folder of foldersAround(pageFolder(config, page))) {
      const other = files.get(folder)
      if (other) diagnostics.push(conflict(page, other))
    }
  return diagnostics
}

function foldersAround(folder: string): string[] {
  const folders: string[] = []
  for (let at = posix.normalize(`${folder}.`); at !== '.'; at = posix.dirname(at)) folders.push(at)
  return folders
}

function conflict(page: PlacedPage, other: PlacedPage): Diagnostic {
  return {
    severity: 'error',
    file: page.file ?? other.file ?? 'site.config.ts',
    message: `the pages ${page.path} and ${other.path} need the same file, because trailingSlash is 'never'`,
    hint: 'Give one of them another address, without .html and index.',
  }
}
