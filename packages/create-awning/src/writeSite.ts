import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { UsageError } from './answers.ts'
import type { SiteFile } from './siteFiles.ts'

/** What a new folder may contain: that of a repository which was created first. */
const harmless = new Set(['.git', '.gitattributes', '.DS_Store', 'LICENSE'])

/** Refuses a folder in which something might be overwritten. */
export function checkFolder(folder: string): void {
  const entries = entriesOf(folder)
  if (entries === undefined) throw new UsageError(`${folder} is a file. Choose another name.`)
  const found = entries.find((name) => !harmless.has(name))
  if (found !== undefined)
    throw new UsageError(
      `${folder} is not empty: it contains ${found}. Choose a new folder, so that nothing is overwritten.`,
    )
}

export function writeSite(folder: string, files: readonly SiteFile[]): void {
  for (const { path, content } of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content, { flag: 'wx' })
  }
}

/** Nothing is in a folder that does not exist; undefined is a file. */
function entriesOf(folder: string): string[] | undefined {
  const stats = statSync(folder, { throwIfNoEntry: false })
  if (!stats) return []
  return stats.isDirectory() ? readdirSync(folder) : undefined
}
