import {
  closeSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  type Stats,
} from 'node:fs'
import { dirname } from 'node:path'
import { temporaryName } from './temporaryName.ts'

/** Replaces a file atomically: a reader finds the old or the new content, never a part of it. */
export function replaceFile(file: string, ...parts: readonly (string | Buffer)[]): void {
  makeFolder(dirname(file))
  const temporary = temporaryName(file)
  const descriptor = openSync(temporary, 'w')
  try {
    for (const part of parts) writeFileSync(descriptor, part)
  } finally {
    closeSync(descriptor)
  }
  moveFile(temporary, file)
}

/** Moves a file, and replaces a file or folder of that name. */
export function moveFile(from: string, to: string): void {
  if (statOf(to)?.isDirectory()) rmSync(to, { recursive: true })
  renameSync(from, to)
}

/** Creates a folder of the cache. A file of that name is deleted. */
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

/** The file that is in place of this folder or of a folder above it. */
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
