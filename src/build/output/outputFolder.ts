import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

/**
 * Everything is written beside the old output and takes its place at the end: a failed build leaves
 * the last good one as it was, and a reader never meets half of each.
 */
export class OutputFolder {
  readonly #target: string
  readonly #building: string
  readonly #folders = new Set<string>()
  readonly #files = new Set<string>()

  constructor(target: string) {
    this.#target = target
    this.#building = join(dirname(target), `.${basename(target)}-${process.pid}`)
    rmSync(this.#building, { recursive: true, force: true })
    mkdirSync(this.#building, { recursive: true })
  }

  /** Paths of all files written so far, from the root, starting with `/`. */
  get files(): ReadonlySet<string> {
    return this.#files
  }

  write(path: string, data: string | Buffer): void {
    const file = join(this.#building, path)
    const folder = dirname(file)
    if (!this.#folders.has(folder)) {
      mkdirSync(folder, { recursive: true })
      this.#folders.add(folder)
    }
    writeFileSync(file, data)
    this.#files.add(`/${path}`)
  }

  /** Copies these files of a folder, under the same names. */
  async copyFiles(from: string, paths: readonly string[]): Promise<void> {
    await Promise.all(paths.map((path) => cp(join(from, path), join(this.#building, path))))
    for (const path of paths) this.#files.add(`/${path}`)
  }

  /** Puts the new output in the old one's place. */
  commit(): void {
    const old = `${this.#building}-old`
    if (existsSync(this.#target)) renameSync(this.#target, old)
    renameSync(this.#building, this.#target)
    rmSync(old, { recursive: true, force: true })
  }

  discard(): void {
    rmSync(this.#building, { recursive: true, force: true })
  }
}
