import { statSync, type Stats } from 'node:fs'

/** The stats of a regular file; undefined if there is none at this path. */
export function fileStats(path: string): Stats | undefined {
  try {
    const stats = statSync(path, { throwIfNoEntry: false })
    return stats?.isFile() ? stats : undefined
  } catch {
    // A parent folder is a file, or the path is not valid.
    return undefined
  }
}
