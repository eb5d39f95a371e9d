import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { SettingsError } from '../../config/settingsError.ts'
import type { NewFiles } from './newFiles.ts'

/** Writes the files, or none if one of them exists; returns lines to log. */
export function writeNew(root: string, { files, next }: NewFiles): string[] {
  const existing = files.find(({ path }) => existsSync(join(root, path)))
  if (existing) throw new SettingsError(`${existing.path} exists already, so nothing was written.`)
  for (const { path, text } of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text, { flag: 'wx' })
  }
  return [...files.map(({ path }) => `Created ${path}`), ...next]
}
