import { statSync, type Stats } from 'node:fs'

/** What the file system knows of a file; undefined where there is none, for whatever reason. */
export function fileStats(path: string): Stats | undefined {
  try {
    const stats = statSync(path, { throwIfNoEntry: false })
    return stats?.isFile() ? stats : undefined
  } catch {
    // A file is where a folder should be, or the path could never be one.
    return undefined
  }
}
