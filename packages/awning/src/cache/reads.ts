import { readdirSync, readFileSync, type Dirent } from 'node:fs'
import { fileStats } from './fileStats.ts'
import { hash } from './hash.ts'
import { sourcePath } from './sourcePaths.ts'

/** A file as it was when it was read. */
export interface FileState {
  /** Of its bytes; none where it was only asked whether the file exists. */
  readonly hash?: string
  readonly size: number
  readonly modified: number
  /** When the file system last changed anything about it. Unlike `modified`, no program can set it. */
  readonly changed: number
}

/** All that some work has read of a site's sources: as long as it is the same, so is the result. */
export interface Reads {
  /** When the work began. */
  readonly time: number
  /** By name; null where there was no such file. */
  readonly files: Readonly<Record<string, FileState | null>>
  /** Hashes of the names that are in a folder. */
  readonly folders: Readonly<Record<string, string>>
  /** What was asked of something else than files (the settings, git), by the name of the question. */
  readonly facts: Readonly<Record<string, string>>
}

/** Whether the same would be read now. `facts` answer the questions again. */
export function areCurrent(
  root: string,
  reads: Reads,
  facts: Readonly<Record<string, () => string>>,
): boolean {
  return (
    Object.entries(reads.facts).every(([name, value]) => facts[name]?.() === value) &&
    Object.entries(reads.folders).every(
      ([name, value]) => folderHash(folderEntries(sourcePath(root, name))) === value,
    ) &&
    Object.entries(reads.files).every(([name, known]) => {
      const current = currentState(sourcePath(root, name), known, reads.time)
      return known === null || current === null
        ? known === current
        : known.hash === undefined || known.hash === current.hash
    })
  )
}

/**
 * The state of a file, null where there is none. Its bytes are read only where they may have changed:
 * where size, time of modification or time of change are others than at `time`, or where it changed so
 * shortly before `time` that a second change may have got the same times. A program that sets the
 * time of modification back changes the time of change by that, and so is noticed.
 */
export function currentState(path: string, known?: FileState | null, time = 0): FileState | null {
  const stats = fileStats(path)
  if (!stats) return null
  const { size, mtimeMs: modified, ctimeMs: changed } = stats
  const isUntouched =
    known?.size === size &&
    known.modified === modified &&
    known.changed === changed &&
    changed < time - clockStep
  if (known && (isUntouched || known.hash === undefined)) return known
  return { hash: hash(readFileSync(path)), size, modified, changed }
}

/** The coarsest clock among usual file systems, in milliseconds. */
const clockStep = 2000

/** What is in a folder, in the order of names; nothing where there is no folder. */
export function folderEntries(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))
  } catch {
    return []
  }
}

export function folderHash(entries: readonly Dirent[]): string {
  return hash(entries.map((entry) => entry.name + (entry.isDirectory() ? '/' : '')).join('\0'))
}
