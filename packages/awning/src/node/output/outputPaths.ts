import { lstatSync, realpathSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { isInside } from '../../content/isInside.ts'
import { BuildFailure } from '../buildFailure.ts'

/**
 * Gives the place on disk of each file of an output folder, and throws where that would be outside.
 * Whoever writes, copies, moves or deletes a file of the output asks here, whatever was checked
 * before: addresses come from content and settings, and a mistake there must not touch other files.
 */
export function outputPaths(outputFolder: string): (path: string) => string {
  const folder = resolve(outputFolder)
  // Many files share a folder, and whether that is inside does not change during a build.
  const checked = new Set<string>()
  return (path) => {
    if (!isRelative(path))
      throw new BuildFailure(
        `the output file ${JSON.stringify(path)} would not lie inside ${folder}`,
      )
    const file = join(folder, path)
    const parent = dirname(file)
    if (!checked.has(parent)) {
      checkLinks(folder, parent)
      checked.add(parent)
    }
    return file
  }
}

/** A backslash separates folders on Windows, so `..` must not hide behind one anywhere. */
function isRelative(path: string): boolean {
  if (path === '' || path.includes('\0') || /^(?:[a-z]:)?[/\\]/i.test(path)) return false
  return !path.split(/[/\\]/).some((name) => name === '..' || name === '.')
}

/**
 * Folders that do not exist yet will be real ones. The file itself may be a link: to move another
 * file there or to delete it changes the link, not what it leads to.
 */
function checkLinks(folder: string, parent: string): void {
  let existing = parent
  while (existing !== folder && !exists(existing)) existing = dirname(existing)
  if (existing === folder || staysInside(folder, existing)) return
  throw new BuildFailure(
    `${existing} is a symbolic link or lies behind one, and leads out of ${folder}\n  Delete the link, then build again.`,
  )
}

/** A link that leads nowhere exists as well. */
function exists(path: string): boolean {
  try {
    return lstatSync(path) !== undefined
  } catch {
    return false
  }
}

function staysInside(folder: string, path: string): boolean {
  try {
    return isInside(realpathSync(folder), realpathSync(path))
  } catch {
    return false
  }
}
