import { cpSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { hasErrorCode } from '../../cache/hasErrorCode.ts'

/** Puts the content of one folder in place of that of another, which stays the same folder. */
export function replaceContent(from: string, to: string): void {
  for (const name of readdirSync(to)) rmSync(join(to, name), { recursive: true, force: true })
  for (const name of readdirSync(from)) moveAcross(join(from, name), join(to, name))
  rmSync(from, { recursive: true, force: true })
}

/** Moves a file or folder, also to another file system. */
export function moveAcross(from: string, to: string): void {
  try {
    renameSync(from, to)
  } catch (error) {
    if (!hasErrorCode(error, 'EXDEV')) throw error
    cpSync(from, to, { recursive: true })
    rmSync(from, { recursive: true, force: true })
  }
}
