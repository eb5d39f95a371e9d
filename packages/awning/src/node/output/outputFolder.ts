import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { cp } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { removeAbandoned, temporaryName } from '../../cache/temporaryName.ts'
import { isAsWritten, type WrittenFile } from '../build-manifest/buildManifest.ts'
import { listFolder } from './listFolder.ts'
import { outputPaths } from './outputPaths.ts'

/**
 * Writes new files next to the old output and moves them into place at the end, so that a failed build
 * leaves the last good output as it was. Files of the last build that have not changed stay where they are.
 */
export class OutputFolder {
  readonly #target: string
  /** Files of the last build; empty if none of them may be reused. */
  readonly #last: Readonly<Record<string, WrittenFile>>
  readonly #folders = new Set<string>()
  /** Hashes of what the files of this build were made from, by path. */
  readonly #files = new Map<string, string>()
  /** Paths of the files that this build has written. */
  readonly #new = new Set<string>()
  /** Paths of files that a later build will write. */
  readonly #pending = new Set<string>()
  readonly #inTarget: (path: string) => string
  readonly #inStaging: (path: string) => string
  /** The folder of the new files until they are moved into place. */
  readonly staging: string

  constructor(target: string, last: Readonly<Record<string, WrittenFile>> = {}) {
    this.#target = target
    this.#last = existsSync(target) ? last : {}
    removeAbandoned(dirname(target), (name) => name === basename(target))
    this.staging = temporaryName(target)
    this.#inTarget = outputPaths(target)
    this.#inStaging = outputPaths(this.staging)
    mkdirSync(this.staging, { recursive: true })
  }

  /** Paths of all files of this build so far, from the root, starting with `/`, and of the pending ones. */
  get files(): ReadonlySet<string> {
    return new Set([...this.#files.keys(), ...this.#pending].map((path) => `/${path}`))
  }

  /** Paths of files that are left to a later build. */
  get pending(): readonly string[] {
    return [...this.#pending]
  }

  /** Leaves a file to a later build. An old file at its place is deleted. */
  postpone(path: string): void {
    this.#pending.add(path)
  }

  /** Reuses a file of the last build, if it was made from the same inputs and has not been changed since. */
  reuse(path: string, hash: string): boolean {
    const last = this.#last[path]
    if (last?.hash !== hash || !isAsWritten(this.#inTarget(path), last)) return false
    this.#files.set(path, hash)
    return true
  }

  /** Reuses files of the last build that belong together: all of them or none. */
  reuseAll(paths: readonly string[]): boolean {
    const all = paths.every((path) => {
      const last = this.#last[path]
      return last !== undefined && isAsWritten(this.#inTarget(path), last)
    })
    if (all) for (const path of paths) this.#files.set(path, this.#last[path]?.hash ?? '')
    return all
  }

  has(path: string): boolean {
    return this.#files.has(path)
  }

  get paths(): Iterable<string> {
    return this.#files.keys()
  }

  /** Whether a file was written by this build and not reused from the last one. */
  isNew(path: string): boolean {
    return this.#new.has(path)
  }

  /** The content of a file of this build, new or reused. */
  readBytes(path: string): Buffer {
    return readFileSync(this.isNew(path) ? this.#inStaging(path) : this.#inTarget(path))
  }

  read(path: string): string {
    return this.readBytes(path).toString()
  }

  write(path: string, data: string | Buffer, hash = ''): void {
    const file = this.#inStaging(path)
    const folder = dirname(file)
    if (!this.#folders.has(folder)) {
      mkdirSync(folder, { recursive: true })
      this.#folders.add(folder)
    }
    writeFileSync(file, data)
    this.addWritten(path, hash)
  }

  /** Records a file that another thread has written into `staging`. */
  addWritten(path: string, hash = ''): void {
    this.#files.set(path, hash)
    this.#new.add(path)
  }

  /** Copies files of a folder, under the same names. */
  async copyFiles(from: string, paths: readonly string[], hash = ''): Promise<void> {
    const changed = paths.filter((path) => hash === '' || !this.reuse(path, hash))
    await Promise.all(changed.map((path) => cp(join(from, path), this.#inStaging(path))))
    for (const path of changed) this.addWritten(path, hash)
  }

  /** Moves the new files into the output folder and returns what the folder contains now. */
  commit(): Record<string, WrittenFile> {
    if (this.#new.size === this.#files.size) this.#swap()
    else this.#moveNewFiles()
    return Object.fromEntries(
      [...this.#files].map(([path, hash]) => {
        // A reused file was compared with this record.
        const last = this.#new.has(path) ? undefined : this.#last[path]
        if (last) return [path, { ...last, hash }]
        const { size, mtimeMs } = statSync(this.#inTarget(path))
        return [path, { hash, size, time: mtimeMs }]
      }),
    )
  }

  discard(): void {
    rmSync(this.staging, { recursive: true, force: true })
  }

  /** Replaces the whole folder, where nothing of the last build is reused. */
  #swap(): void {
    const old = `${this.staging}-old`
    if (existsSync(this.#target)) renameSync(this.#target, old)
    renameSync(this.staging, this.#target)
    rmSync(old, { recursive: true, force: true })
  }

  /** Moves the files that pages need before the pages, and deletes unused files last. */
  #moveNewFiles(): void {
    const isPage = (path: string) => /\.html$|(?:^|\/)index\.txt$/.test(path)
    const order = [...this.#new].sort((a, b) => Number(isPage(a)) - Number(isPage(b)))
    const stale = listFolder(this.#target).filter((path) => !this.#files.has(path))
    // Every path is checked before the first file is touched.
    const moves = order.map((path) => [this.#inStaging(path), this.#inTarget(path)] as const)
    for (const path of stale) this.#inTarget(path)
    for (const [from, to] of moves) {
      mkdirSync(dirname(to), { recursive: true })
      renameSync(from, to)
    }
    for (const path of stale) remove(this.#target, path)
    this.discard()
  }
}

/** Deletes a file and the folders that become empty. */
function remove(root: string, path: string): void {
  rmSync(join(root, path), { force: true })
  for (let folder = dirname(path); folder !== '.'; folder = dirname(folder)) {
    try {
      rmdirSync(join(root, folder))
    } catch {
      // The folder is not empty.
      return
    }
  }
}
