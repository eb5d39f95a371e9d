import { join } from 'node:path'
import { isSourceFile, listSources } from '../cache/recording.ts'
import type { Report } from './diagnostic.ts'
import { PublicationBounds, realPath } from './publicationBounds.ts'

const folder = 'public'

/**
 * Every file of `public/`, by its path from there, sorted. A symbolic link counts as what it leads to,
 * if that may be published; any other link is reported.
 */
export function listPublicFiles(root: string, report: Report): string[] {
  const bounds = new PublicationBounds(root)
  const listBelow = (below: string, visited: readonly string[]): string[] =>
    listSources(join(root, below)).flatMap((entry) => {
      const path = `${below}/${entry.name}`
      if (entry.isFile()) return [path]
      if (entry.isDirectory()) return listBelow(path, visited)
      if (!entry.isSymbolicLink()) return []
      const link = join(root, path)
      const real = [...visited, realPath(join(root, below)) ?? '']
      const isFile = isSourceFile(link)
      const refusal = isFile ? bounds.linkRefusal(link) : bounds.folderRefusal(link, real)
      if (!refusal) return isFile ? [path] : listBelow(path, real)
      const message = `the file or folder ${refusal.reason}`
      report({ severity: 'error', file: path, message, hint: refusal.hint })
      return []
    })
  return listBelow(folder, [])
    .map((path) => path.slice(folder.length + 1))
    .sort()
}
