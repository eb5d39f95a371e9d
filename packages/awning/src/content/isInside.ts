import { isAbsolute, relative, sep } from 'node:path'

/** Whether a path is a folder itself or lies below it. Both are compared as written: no link is followed. */
export function isInside(folder: string, path: string): boolean {
  const way = relative(folder, path)
  // On Windows the way to another drive is an absolute path.
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way)
}
