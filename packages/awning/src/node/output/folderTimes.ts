import { lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { listFolder } from './listFolder.ts'
import { clockResolutionMs } from '../../cache/clockResolution.ts'

/**
 * When a file or folder was last added to each folder of the output or removed from it, by path. A folder
 * whose time is the same has the same entries, so it need not be listed.
 */
export type FolderTimes = ReadonlyMap<string, number>

/** The time of a folder that has changed so shortly before that another change may have the same time. */
const uncertain = 0

/** The current time of a folder, for a later build. */
export function folderTime(root: string, folder: string, now = Date.now()): number {
  const time = lstatSync(join(root, folder), { throwIfNoEntry: false })?.mtimeMs ?? uncertain
  return time < now - clockResolutionMs ? time : uncertain
}

/** All folders of these files, including the outermost, which is empty. */
export function foldersOf(paths: Iterable<string>): Set<string> {
  const folders = new Set([''])
  for (const path of paths)
    for (let at = parentOf(path); !folders.has(at); at = parentOf(at)) folders.add(at)
  return folders
}

function parentOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')))
}

/** The folders whose entries may have changed since the times were taken. */
export function changedFolders(root: string, known: FolderTimes): string[] {
  const changed: string[] = []
  for (const [folder, time] of known) {
    const found = lstatSync(`${root}/${folder}`, { throwIfNoEntry: false })
    // A link in place of a folder is not followed.
    if (found?.isDirectory() && (time === uncertain || found.mtimeMs !== time)) changed.push(folder)
  }
  return changed
}

/** The files in these folders, and those in folders below them that are not known. */
export function filesIn(
  root: string,
  folders: readonly string[],
  known: { has(folder: string): boolean },
): string[] {
  return folders.flatMap((folder) => {
    const prefix = folder === '' ? '' : `${folder}/`
    return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
      const path = prefix + entry.name
      if (entry.isFile()) return [path]
      if (!entry.isDirectory() || known.has(path)) return []
      return listFolder(join(root, path)).map((name) => `${path}/${name}`)
    })
  })
}
