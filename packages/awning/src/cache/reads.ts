import { readdirSync, readFileSync, type Dirent, type Stats } from 'node:fs'
import { clockResolutionMs } from './clockResolution.ts'
import { fileStats } from './fileStats.ts'
import { hash } from './hash.ts'
import { sourcePath } from './sourcePaths.ts'

/** The state of a file when it was read. */
export interface FileState {
  /** Hash of its bytes; absent if it was only checked whether the file exists. */
  readonly hash?: string
  readonly size: number
  readonly modified: number
  /** When the file system last changed anything about it. Unlike `modified`, no program can set it. */
  readonly changed: number
}

/** Everything that a task has read from a site's sources. As long as it is unchanged, so is the result of the task. */
export interface Reads {
  /** When the task began. */
  readonly time: number
  /** By name; null if there was no such file. */
  readonly files: ReadonlyMap<string, FileState | null>
  /** Hashes of the names in a folder, by the name of the folder. */
  readonly folders: ReadonlyMap<string, string>
  /** Inputs that are not files (the settings, git), by name. */
  readonly facts: ReadonlyMap<string, string>
}

/** Whether reading again would give the same. `facts` returns the current values of `reads.facts`. */
export function areCurrent(
  root: string,
  reads: Reads,
  facts: Readonly<Record<string, () => string>>,
): boolean {
  for (const [name, value] of reads.facts) if (facts[name]?.() !== value) return false
  for (const [name, value] of reads.folders)
    if (folderHash(folderEntries(sourcePath(root, name))) !== value) return false
  for (const [name, known] of reads.files)
    if (!isSame(known, currentState(sourcePath(root, name), known, reads.time))) return false
  return true
}

export interface ChangedFiles {
  /** The files that are not as they were read. */
  readonly names: readonly string[]
  /** Everything else that was read. The state of a file that nobody has touched is the same object as before. */
  readonly others: Reads
}

/** What is not as it was read; undefined if another name is in a folder, or another file was to be read. */
export function changedFiles(
  root: string,
  { folders, files, time, facts }: Reads,
): ChangedFiles | undefined {
  for (const [name, value] of folders)
    if (folderHash(folderEntries(sourcePath(root, name))) !== value) return undefined
  const names: string[] = []
  const others = new Map<string, FileState | null>()
  for (const [name, known] of files) {
    const current = currentState(sourcePath(root, name), known, time)
    if (isSame(known, current)) others.set(name, current)
    else if (known === null || current === null) return undefined
    else names.push(name)
  }
  return { names, others: { folders, files: others, facts, time } }
}

function isSame(known: FileState | null, current: FileState | null): boolean {
  if (known === null || current === null) return known === current
  return known.hash === undefined || known.hash === current.hash
}

/**
 * The state of a file; null if there is none. Its bytes are read only if they may have changed: if its
 * size, modification time or change time differ from `known`, or if it changed so shortly before `time`
 * that another change may have the same times. A program that resets the modification time changes
 * the change time, so that is noticed.
 */
export function currentState(path: string, known?: FileState | null, time = 0): FileState | null {
  const stats = fileStats(path)
  if (!stats) return null
  if (known && (known.hash === undefined || isUntouched(stats, known, time))) return known
  const { size, mtimeMs: modified, ctimeMs: changed } = stats
  return { hash: hash(readFileSync(path)), size, modified, changed }
}

/** Whether a file is certainly as it was when a task read it that began at `time`. */
export function isUntouched(stats: Stats, known: FileState, time: number): boolean {
  const { size, mtimeMs: modified, ctimeMs: changed } = stats
  return (
    known.size === size &&
    known.modified === modified &&
    known.changed === changed &&
    changed < time - clockResolutionMs
  )
}

/** The entries of a folder, sorted by name; empty if there is no folder. */
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
