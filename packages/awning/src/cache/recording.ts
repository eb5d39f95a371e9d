import { AsyncLocalStorage } from 'node:async_hooks'
import { readFileSync, type Dirent } from 'node:fs'
import { join } from 'node:path'
import { ChangedSource } from './changedSource.ts'
import { fileStats } from './fileStats.ts'
import { hash } from './hash.ts'
import {
  currentState,
  folderEntries,
  folderHash,
  isUntouched,
  type FileState,
  type Reads,
} from './reads.ts'
import { sourceName } from './sourcePaths.ts'

const active = new AsyncLocalStorage<Recording>()

/** Records everything that is read through the functions below while `run` runs. */
export class Recording {
  readonly #root: string
  /** The work of which this is a part: it reads what its parts read. */
  readonly #whole: Recording | undefined
  readonly #time = Date.now()
  readonly #files = new Map<string, FileState | null>()
  readonly #folders = new Map<string, string>()
  readonly #facts = new Map<string, string>()
  #last: Reads | undefined
  #readCount = 0

  constructor(root: string, whole?: Recording) {
    this.#root = root
    this.#whole = whole
    this.#last = whole ? whole.#last : undefined
  }

  static get current(): Recording | undefined {
    return active.getStore()
  }

  run<Result>(work: () => Result): Result {
    return active.run(this, work)
  }

  get reads(): Reads {
    return {
      time: this.#time,
      files: new Map(this.#files),
      folders: new Map(this.#folders),
      facts: new Map(this.#facts),
    }
  }

  /** Files that are as earlier work has read them need not be read again: see `unchangedHash`. */
  startFrom(last: Reads | undefined): void {
    this.#last = last
  }

  /** The hash of a file that has certainly not changed since that work; records that it was read. */
  unchangedHash(path: string): string | undefined {
    const { files, time } = this.#last ?? {}
    const known = files?.get(sourceName(this.#root, path))
    if (known?.hash === undefined || time === undefined) return undefined
    const stats = fileStats(path)
    if (!stats || !isUntouched(stats, known, time)) return undefined
    this.file(path, known)
    return known.hash
  }

  /** How often a file was read from disk. */
  get readCount(): number {
    return this.#readCount
  }

  countRead(): void {
    this.#readCount += 1
    this.#whole?.countRead()
  }

  /** Records that a file was read or looked up. The first state is stored, so that the next build notices a later change. */
  file(path: string, state: FileState | null): void {
    const name = sourceName(this.#root, path)
    if (this.#files.get(name)?.hash === undefined) this.#files.set(name, state)
    this.#whole?.file(path, state)
  }

  folder(path: string, entries: readonly Dirent[]): void {
    const name = sourceName(this.#root, path)
    if (!this.#folders.has(name)) this.#folders.set(name, folderHash(entries))
    this.#whole?.folder(path, entries)
  }

  hasRead(path: string): boolean {
    return this.#files.get(sourceName(this.#root, path))?.hash !== undefined
  }

  fact(name: string, value: string): void {
    this.#facts.set(name, value)
  }

  /** Takes over what other work has read. */
  add({ files, folders, facts }: Reads): void {
    for (const [name, state] of files)
      if (this.#files.get(name)?.hash === undefined) this.#files.set(name, state)
    for (const [name, value] of folders)
      if (!this.#folders.has(name)) this.#folders.set(name, value)
    for (const [name, value] of facts) this.#facts.set(name, value)
  }
}

/** The bytes of a file; undefined if there is none. */
export function readSource(path: string): Buffer | undefined {
  return readHashed(path)?.bytes
}

/** The bytes of a file and their hash; undefined if there is none. */
export function readHashed(
  path: string,
): { readonly bytes: Buffer; readonly hash: string } | undefined {
  const recording = active.getStore()
  // The state is read before the bytes, so that a change in between is noticed by the next build.
  const stats = fileStats(path)
  if (!stats) {
    recording?.file(path, null)
    return undefined
  }
  const bytes = readFileSync(path)
  recording?.countRead()
  let found: string | undefined
  const read = {
    bytes,
    get hash() {
      return (found ??= hash(bytes))
    },
  }
  if (recording && !recording.hasRead(path)) {
    const { size, mtimeMs: modified, ctimeMs: changed } = stats
    recording.file(path, { hash: read.hash, size, modified, changed })
  }
  return read
}

/** The hash of a file that has certainly not changed since the last build; undefined if that is not known. */
export function unchangedHash(path: string): string | undefined {
  return active.getStore()?.unchangedHash(path)
}

/** The bytes of a file that was recorded with this hash. If it has changed since, the work has to begin again. */
export function readRecorded(path: string, expected: string): Buffer {
  let bytes: Buffer | undefined
  active.getStore()?.countRead()
  try {
    bytes = readFileSync(path)
  } catch {
    // It was deleted.
  }
  if (!bytes || hash(bytes) !== expected) throw new ChangedSource(path)
  return bytes
}

export function isSourceFile(path: string): boolean {
  const stats = fileStats(path)
  active
    .getStore()
    ?.file(
      path,
      stats ? { size: stats.size, modified: stats.mtimeMs, changed: stats.ctimeMs } : null,
    )
  return stats !== undefined
}

/** The entries of a folder, sorted by name; empty if there is no folder. */
export function listSources(folder: string): Dirent[] {
  const entries = folderEntries(folder)
  active.getStore()?.folder(folder, entries)
  return entries
}

/** Relative paths of all files below a folder, separated by `/`. */
export function listSourceFiles(folder: string): string[] {
  return listSources(folder).flatMap((entry) => {
    if (entry.isFile()) return [entry.name]
    if (!entry.isDirectory()) return []
    return listSourceFiles(join(folder, entry.name)).map((name) => `${entry.name}/${name}`)
  })
}

/** Hash of a file; empty if there is none. With `known`, an unchanged file is not read again. */
export function hashSource(path: string, known?: FileState | null, time?: number): string {
  const state = currentState(path, known, time)
  active.getStore()?.file(path, state)
  return state?.hash ?? ''
}
