import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Whether git can know anything about a folder. To start git and be told so takes as long as rendering some pages. */
export function isInRepository(folder: string): boolean {
  if (process.env['GIT_DIR'] !== undefined || existsSync(join(folder, '.git'))) return true
  const above = dirname(folder)
  return above !== folder && isInRepository(above)
}
