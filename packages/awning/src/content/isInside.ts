import { isAbsolute, relative, sep } from 'node:path'

/** Whether a path is the folder or below it. Paths are compared as written; symbolic links are not followed. */
export function isInside(folder: string, path: string): boolean {
  const relativePath = relative(folder, path)
  // On Windows the relative path to another drive is absolute.
  return relativePath !== '..' && !relativePath.startsWith(`..${sep}`) && !isAbsolute(relativePath)
}
