import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { cp } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { JoinedFiles } from '../../content/joinedFiles.ts'
import { hasErrorCode } from '../../cache/hasErrorCode.ts'
import { removeAbandoned, temporaryName } from '../../cache/temporaryName.ts'
import { isAsWritten, WrittenFiles, type WrittenFile } from '../build-manifest/writtenFiles.ts'
import { BuildFailure } from '../buildFailure.ts'
import { changedFolders, filesIn, folderTime, foldersOf, type FolderTimes } from './folderTimes.ts'
import type { IntactFiles } from './intactFiles.ts'
import { pathsOf, placesOf, rangesInside, type JoinedPlaces } from './joinedOutput.ts'
import { outputPaths } from './outputPaths.ts'
import { moveAcross, replaceContent } from './replaceContent.ts'
import { writeJoinedFile } from './writeJoinedFile.ts'

/** The output as a build left it. */
export interface WrittenOutput {
  readonly files: WrittenFiles
  readonly folders: FolderTimes
  readonly joined: JoinedPlaces
}

interface MovedFiles {
  /** Folders that have changed. */
  readonly touched: ReadonlySet<string>
  /** Files that were deleted. */
  readonly stale: ReadonlySet<string>
}

const nothing: WrittenOutput = { files: new WrittenFiles(), folders: new Map(), joined: new Map() }

/**
 * Writes new files next to the old output and moves them into place at the end, so that a failed build
 * leaves the last good output as it was. Files of the last build that have not changed stay where they are.
 */
export class OutputFolder {
  readonly #target: string
  /** The last build; empty if none of its files may be reused. */
  readonly #last: WrittenOutput
  /** Lists of files of the last build that may be reused. */
  readonly #reusedLists = new Set<readonly string[]>()
  readonly #folders = new Set<string>()
  /** Hashes of what the files of this build were made from, by path. */
  readonly #files = new Map<string, string>()
  /** Paths of the files that this build has written. */
  readonly #new = new Set<string>()
  /** Paths of the files that a file of this build consists of, by its path. */
  readonly #joined = new Map<string, readonly string[]>()
  /** Paths of files that a later build will write. */
  readonly #pending = new Set<string>()
  /** What another thread has found to be as the last build left it. */
  readonly #intact: Pick<IntactFiles, 'has'> | undefined
  readonly #inTarget: (path: string) => string
  readonly #inStaging: (path: string) => string
  /** The folder of the new files until they are moved into place. */
  readonly staging: string

  constructor(target: string, last = nothing, intact?: Pick<IntactFiles, 'has'>) {
    this.#target = target
    this.#intact = intact
    this.#last = existsSync(target) ? last : nothing
    removeAbandoned(dirname(target), (name) => name === basename(target))
    this.staging = temporaryName(target)
    this.#inTarget = outputPaths(target)
    this.#inStaging = outputPaths(this.staging)
    mkdirSync(this.staging, { recursive: true })
  }

  /** Finds the files of this build so far, and the pending ones, by their paths from the root, starting with `/`. */
  get files(): { has(path: string): boolean } {
    return {
      has: (path) =>
        path.startsWith('/') &&
        (this.#files.has(path.slice(1)) || this.#pending.has(path.slice(1))),
    }
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
    const last = this.#last.files.get(path)
    if (last?.hash !== hash || !this.#isAsWritten(path, last)) return false
    this.#files.set(path, hash)
    return true
  }

  /** Reuses files of the last build that belong together: all of them or none. */
  reuseAll(paths: readonly string[]): boolean {
    const hashes: string[] = []
    for (const path of paths) {
      const last = this.#last.files.get(path)
      if (!last || !this.#isAsWritten(path, last)) return false
      hashes.push(last.hash)
    }
    for (const [at, path] of paths.entries()) this.#files.set(path, hashes[at] ?? '')
    return true
  }

  /** Like `reuseAll`, for a list that many pages have in common. */
  reuseShared(paths: readonly string[]): boolean {
    if (this.#reusedLists.has(paths)) return true
    const all = this.reuseAll(paths)
    if (all) this.#reusedLists.add(paths)
    return all
  }

  /** Whether a file of the last build is as that left it. Fails where its folder is a link that leads out of the output. */
  #isAsWritten(path: string, last: WrittenFile): boolean {
    return this.#intact?.has(path) || isAsWritten(this.#inTarget(path), last)
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
    writeFileSync(this.#stagedFile(path), data)
    this.addWritten(path, hash)
  }

  /** Writes a file that consists of others. Those that are not new are taken from its last version, because they may be very many. */
  writeJoined(path: string, content: JoinedFiles, hash = ''): void {
    const { files, joined } = this.#last
    const last = this.#inTarget(path)
    const ranges = rangesInside(last, path, files, joined)
    writeJoinedFile(
      this.#stagedFile(path),
      content,
      last,
      (part) => (this.isNew(part) ? undefined : ranges.get(part)) ?? this.readBytes(part),
    )
    this.addWritten(path, hash)
    this.#joined.set(path, content.paths)
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

  /** Where a new file is written; its folder exists. */
  #stagedFile(path: string): string {
    const file = this.#inStaging(path)
    const folder = dirname(file)
    if (!this.#folders.has(folder)) {
      mkdirSync(folder, { recursive: true })
      this.#folders.add(folder)
    }
    return file
  }

  /** Moves the new files into the output folder and returns what the folder contains now. */
  commit(): WrittenOutput {
    const { touched, stale } = this.#moveIntoPlace()
    const files = new WrittenFiles()
    for (const [path, hash] of this.#files) {
      // A reused file was compared with this record.
      const last = this.#new.has(path) ? undefined : this.#last.files.get(path)
      if (last) files.add(path, hash, last)
      else {
        const { size, mtimeMs: time } = statSync(this.#inTarget(path))
        files.add(path, hash, { size, time })
      }
    }
    const folders = new Map<string, number>()
    for (const folder of this.#foldersNow(stale)) {
      const last = touched.has(folder) ? undefined : this.#last.folders.get(folder)
      folders.set(folder, last ?? folderTime(this.#target, folder))
    }
    const joined = placesOf([...this.#reusedJoined(), ...this.#joined], files)
    return { files, folders, joined }
  }

  discard(): void {
    rmSync(this.staging, { recursive: true, force: true })
  }

  #moveIntoPlace(): MovedFiles {
    if (this.#new.size !== this.#files.size) return this.#moveNewFiles()
    this.#swap()
    return { touched: new Set(this.#last.folders.keys()), stale: new Set(this.#last.files.paths) }
  }

  /** The folders of all files. Where none was deleted, those of the last build are among them. */
  #foldersNow(stale: ReadonlySet<string>): Iterable<string> {
    if (stale.size > 0) return foldersOf(this.#files.keys())
    return new Set([...this.#last.folders.keys(), ...foldersOf(this.#new)])
  }

  /** Replaces the whole folder, where nothing of the last build is reused. */
  #swap(): void {
    if (lstatSync(this.#target, { throwIfNoEntry: false })?.isSymbolicLink()) {
      this.#fillLinked()
      return
    }
    const old = `${this.staging}-old`
    try {
      if (existsSync(this.#target)) renameSync(this.#target, old)
    } catch (error) {
      // A folder that is mounted, as in a container, cannot be renamed.
      if (!hasErrorCode(error, 'EBUSY')) throw error
      replaceContent(this.staging, this.#target)
      return
    }
    renameSync(this.staging, this.#target)
    rmSync(old, { recursive: true, force: true })
  }

  /** The folder behind a link is elsewhere, so nothing is deleted there that no build has written. */
  #fillLinked(): void {
    const name = basename(this.#target)
    if (!existsSync(this.#target))
      throw new BuildFailure(
        `${name} is a symbolic link to a folder that does not exist\n  Create that folder, or delete the link.`,
      )
    const foreign = readdirSync(this.#target)
    if (this.#last.files.paths.length === 0 && foreign.length > 0)
      throw new BuildFailure(
        `${name} is a symbolic link to a folder with files that the last build has not written, such as ${foreign[0]}\n  Empty that folder, or delete the link.`,
      )
    replaceContent(this.staging, this.#target)
  }

  /** Moves the files that pages need before the pages, and deletes unused files last. */
  #moveNewFiles(): MovedFiles {
    const isPage = (path: string) => /\.html$|(?:^|\/)index\.txt$/.test(path)
    const order = [...this.#new].sort((a, b) => Number(isPage(a)) - Number(isPage(b)))
    const changed = changedFolders(this.#target, this.#last.folders)
    const stale = this.#staleFiles(changed)
    // Every path is checked before the first file is touched.
    const moves = order.map((path) => [this.#inStaging(path), this.#inTarget(path)] as const)
    for (const path of stale) this.#inTarget(path)
    const made = new Set<string>()
    for (const [from, to] of moves) {
      const folder = dirname(to)
      if (!made.has(folder)) mkdirSync(folder, { recursive: true })
      made.add(folder)
      moveAcross(from, to)
    }
    for (const path of stale) remove(this.#target, path)
    this.discard()
    return { touched: new Set([...changed, ...foldersOf(order), ...foldersOf(stale)]), stale }
  }

  /** Of files that consist of others and are as in the last build, what they consist of. */
  #reusedJoined(): [path: string, parts: string[]][] {
    const { files, joined } = this.#last
    return [...pathsOf(joined, files)].filter(([path]) => this.has(path) && !this.isNew(path))
  }

  /** Files of the last build that are not used any more, and files that others have put into the folder. */
  #staleFiles(changed: readonly string[]): Set<string> {
    const { files, folders } = this.#last
    const stale = new Set<string>()
    for (const path of files.paths) if (!this.#files.has(path)) stale.add(path)
    for (const path of filesIn(this.#target, changed, folders))
      if (!this.#files.has(path)) stale.add(path)
    return stale
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
