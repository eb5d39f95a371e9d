import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { workFolder } from '../folders.ts'

/** In the file system of the sites, so that moving a folder there is one rename. */
const asideFolder = join(workFolder, 'removed')

/**
 * Removes a folder from a site; its files are deleted after the run. For minutes after a file system has deleted tens of thousands of
 * files, some (ext4) create new ones several times slower, which would count as time of the build that comes next.
 */
export function moveAside(path: string, aside = asideFolder): void {
  if (!existsSync(path)) return
  mkdirSync(aside, { recursive: true })
  renameSync(path, join(aside, crypto.randomUUID()))
}

export function deleteMoved(aside = asideFolder): void {
  rmSync(aside, { recursive: true, force: true })
}
