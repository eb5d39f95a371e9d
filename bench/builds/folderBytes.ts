import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Bytes of all files below a folder. */
export function folderBytes(folder: string): number {
  if (!existsSync(folder)) return 0
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0)
}
