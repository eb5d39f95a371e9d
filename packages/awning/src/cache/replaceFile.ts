import { mkdirSync, renameSync, rmSync, statSync, writeFileSync, type Stats } from 'node:fs'
import { dirname } from 'node:path'
import { temporaryName } from './temporaryName.ts'

/** A reader finds the old file or the new one, never half of one. */
export function replaceFile(file: string, data: string | Buffer): void {
  makeFolder(dirname(file))
  const temporary = temporaryName(file)
  writeFileSync(temporary, data)
  moveFile(temporary, file)
}

/** Moves a file to a place, whatever is there now. */
export function moveFile(from: string, to: string): void {
  if (statOf(to)?.isDirectory()) rmSync(to, { recursive: true })
  renameSync(from, to)
}

/** A folder of the cache; a file in its place is no reason to fail. */
export function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true })
  } catch (error) {
    if (!isBlocked(error)) throw error
    rmSync(blockingFile(folder), { force: true })
    mkdirSync(folder, { recursive: true })
  }
}

function isBlocked(error: unknown): boolean {
  return (
    error instanceof Error && 'code' in error && /^(?:EEXIST|ENOTDIR)$/.test(String(error.code))
  )
}

/** The file where a folder should be: this one or the nearest above it. */
function blockingFile(folder: string): string {
  const found = statOf(folder)
  return found && !found.isDirectory() ? folder : blockingFile(dirname(folder))
}

function statOf(path: string): Stats | undefined {
  try {
    return statSync(path)
  } catch {
    return undefined
  }
}
