import { AsyncLocalStorage } from 'node:async_hooks'
import { readFileSync, type Dirent } from 'node:fs'
import { join } from 'node:path'
import { fileStats } from './fileStats.ts'
import { hash } from './hash.ts'
import { currentState, folderEntries, folderHash, type FileState, type Reads } from './reads.ts'
import { sourceName } from './sourcePaths.ts'

const active = new AsyncLocalStorage<Recording>()

/** Records everything that is read through the functions below while `run` runs. */
export class Recording {
  readonly #root: string
  readonly #time = Date.now()
  readonly #files = new Map<string, FileState | null>()
  readonly #folders = new Map<string, string>()
  readonly #facts = new Map<string, string>()

  constructor(root: string) {
    this.#root = root
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
      files: Object.fromEntries(this.#files),
      folders: Object.fromEntries(this.#folders),
      facts: Object.fromEntries(this.#facts),
    }
  }

  /** Records that a file was read or looked up. The first state is stored, so that the next build notices a later change. */
  file(path: string, state: FileState | null): void {
    const name = sourceName(this.#root, path)
    if (this.#files.get(name)?.hash === undefined) this.#files.set(name, state)
  }

  folder(path: string, entries: readonly Dirent[]): void {
    const name = sourceName(this.#root, path)
    if (!this.#folders.has(name)) this.#folders.set(name, folderHash(entries))
  }

  fact(name: string, value: string): void {
    this.#facts.set(name, value)
  }

  /** Takes over what other work has read. */
  add({ files, folders, facts }: Reads): void {
    for (const [name, state] of Object.entries(files))
      if (this.#files.get(name)?.hash === undefined) this.#files.set(name, state)
    for (const [name, value] of Object.entries(folders))
      if (!this.#folders.has(name)) this.#folders.set(name, value)
    for (const [name, value] of Object.entries(facts)) this.#facts.set(name, value)
  }

  hasRead(path: string): boolean {
    return this.#files.get(sourceName(this.#root, path))?.hash !== undefined
  }
}

/** The bytes of a file; undefined if there is none. */
export function readSource(path: string): Buffer | undefined {
  const recording = active.getStore()
  // The state is read before the bytes, so that a change in between is noticed by the next build.
  const stats = fileStats(path)
  if (!stats) {
    recording?.file(path, null)
    return undefined
  }
  const bytes = readFileSync(path)
  if (recording && !recording.hasRead(path)) {
    const { size, mtimeMs: modified, ctimeMs: changed } = stats
    recording.file(path, { hash: hash(bytes), size, modified, changed })
  }
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
