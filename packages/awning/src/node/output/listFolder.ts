import { existsSync, readdirSync } from 'node:fs'
import { sep } from 'node:path'

/** Relative paths of all files below a folder, separated by `/`; empty if it does not exist. Symbolic links are not followed. */
export function listFolder(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      // Only Windows separates folders by a backslash; elsewhere it is part of a name.
      `${entry.parentPath}/${entry.name}`.slice(folder.length + 1).replaceAll(sep, '/'),
    )
    .sort()
}
