import { lstatSync, realpathSync } from 'node:fs'
import { dirname, join, resolve, sep } from 'node:path'
import { isInside } from '../../content/isInside.ts'
import { BuildFailure } from '../buildFailure.ts'

/**
 * Returns a function for the path on disk of each file of an output folder, which throws if that path
 * would be outside. It is used wherever a file of the output is written, copied, moved or deleted:
 * addresses come from content and settings, and a mistake there must not change other files.
 */
export function outputPaths(outputFolder: string): (path: string) => string {
  const folder = resolve(outputFolder)
  // Many files share a folder, so each folder is checked once.
  const checked = new Set<string>()
  /** The folders of paths that were checked, by all that is before the name. */
  const known = new Map<string, string>()
  return (path) => {
    const nameAt = path.lastIndexOf('/') + 1
    const [above, name] = [path.slice(0, nameAt), path.slice(nameAt)]
    const knownParent = isPlainName(name) ? known.get(above) : undefined
    if (knownParent !== undefined) return `${knownParent}${sep}${name}`
    if (!isRelative(path))
      throw new BuildFailure(
        `the output file ${JSON.stringify(path)} would not lie inside ${folder}`,
      )
    const file = join(folder, path)
    const parent = dirname(file)
    checkFolder(folder, parent, checked)
    if (isPlainName(name)) known.set(above, parent)
    return file
  }
}

/** Whether it is a name on every system, and nothing that means another folder. */
function isPlainName(name: string): boolean {
  return name !== '' && name !== '.' && name !== '..' && !/[\\\0]/.test(name)
}

/** On Windows a backslash separates folders too, so `..` is looked for after either. */
function isRelative(path: string): boolean {
  if (path === '' || path.includes('\0') || /^(?:[a-z]:)?[/\\]/i.test(path)) return false
  return !/(?:^|[/\\])\.\.?(?:[/\\]|$)/.test(path)
}

/**
 * Each folder is looked at once, after those above it. One that does not exist yet will be created as a
 * real one. The file itself may be a link: replacing or deleting it changes the link, not the target of
 * the link.
 */
function checkFolder(folder: string, parent: string, checked: Set<string>): void {
  if (parent === folder || checked.has(parent)) return
  checkFolder(folder, dirname(parent), checked)
  if (isLink(parent) && !staysInside(folder, parent))
    throw new BuildFailure(
      `${parent} is a symbolic link or lies behind one, and leads out of ${folder}\n  Delete the link, then build again.`,
    )
  checked.add(parent)
}

/** True for a link without a target too. */
function isLink(path: string): boolean {
  try {
    return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false
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
