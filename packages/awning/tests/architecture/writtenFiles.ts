import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { repositoryRoot } from '../repositoryRoot.ts'

/** Folders that are made, or installed. */
const made = new Set(['node_modules', 'dist', 'prebuilt'])

/** The files of the repository that somebody has written, by their paths from its root on. */
export function writtenFiles(folder = repositoryRoot): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (!entry.isDirectory()) return [relative(repositoryRoot, path)]
    return made.has(entry.name) || entry.name.startsWith('.') ? [] : writtenFiles(path)
  })
}
