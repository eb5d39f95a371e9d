import { join } from 'node:path'
import { isSourceFile, listSources } from '../cache/recording.ts'
import type { RejectedFile } from '../markdown/rejectedFile.ts'
import { PublicationBounds, realPath } from './publicationBounds.ts'

/**
 * Every file below a folder, by its path from the site's root, sorted. Names that start with `_` or
 * `.` are ignored. A symbolic link to a folder is followed if the folder may be published and does
 * not contain the link; `reject` is called with every link that is not followed.
 */
export function listFiles(
  root: string,
  folder: string,
  reject: (path: string, refusal: RejectedFile) => void = () => {},
): string[] {
  const bounds = new PublicationBounds(root)
  const listBelow = (below: string, visited: readonly string[]): string[] =>
    listSources(join(root, below)).flatMap((entry) => {
      if (/^[_.]/.test(entry.name)) return []
      const path = `${below}/${entry.name}`
      if (entry.isDirectory()) return listBelow(path, visited)
      if (!entry.isSymbolicLink() || isSourceFile(join(root, path))) return [path]
      const real = [...visited, realPath(join(root, below)) ?? '']
      const refusal = bounds.folderRefusal(join(root, path), real)
      if (!refusal) return listBelow(path, real)
      reject(path, refusal)
      return []
    })
  return listBelow(folder, [])
}
