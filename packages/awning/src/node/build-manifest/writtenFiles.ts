import { lstatSync } from 'node:fs'

/** A file of the output as the last build left it. */
export interface WrittenFile {
  /** Hash of the inputs from which it was made; empty for a file of a page, whose record has it. */
  readonly hash: string
  readonly size: number
  /** When the build wrote it: a file that was modified later is written again. */
  readonly time: number
}

export function isAsWritten(file: string, { size, time }: Omit<WrittenFile, 'hash'>): boolean {
  // A build writes no symbolic links, so a link in place of a file is not followed.
  const found = lstatSync(file, { throwIfNoEntry: false })
  return found?.size === size && found.mtimeMs === time
}

/** The same property of all files in one list; see `StoredReads`. */
export interface StoredFiles {
  readonly paths: readonly string[]
  readonly hashes: readonly string[]
  readonly sizes: readonly number[]
  readonly times: readonly number[]
}

const noFiles: StoredFiles = { paths: [], hashes: [], sizes: [], times: [] }

/** The files of the output as the last build left them, by path. */
export class WrittenFiles {
  readonly #stored: { readonly [Column in keyof StoredFiles]: StoredFiles[Column][number][] }
  #places: ReadonlyMap<string, number> | undefined

  constructor({ paths, hashes, sizes, times }: StoredFiles = noFiles) {
    this.#stored = {
      paths: [...paths],
      hashes: [...hashes],
      sizes: [...sizes],
      times: [...times],
    }
  }

  get stored(): StoredFiles {
    return this.#stored
  }

  /** Adds a file that is not among them. */
  add(path: string, hash: string, { size, time }: Omit<WrittenFile, 'hash'>): void {
    const { paths, hashes, sizes, times } = this.#stored
    paths.push(path)
    hashes.push(hash)
    sizes.push(size)
    times.push(time)
    this.#places = undefined
  }

  get paths(): readonly string[] {
    return this.#stored.paths
  }

  /** The index of a file in `paths`. */
  placeOf(path: string): number | undefined {
    return this.#placesOfPaths().get(path)
  }

  get(path: string): WrittenFile | undefined {
    const at = this.placeOf(path)
    return at === undefined ? undefined : this.at(at)
  }

  has(path: string): boolean {
    return this.#placesOfPaths().has(path)
  }

  /** The file at an index of `paths`. */
  at(index: number): WrittenFile {
    const { hashes, sizes, times } = this.#stored
    return { hash: hashes[index] ?? '', size: sizes[index] ?? 0, time: times[index] ?? 0 }
  }

  #placesOfPaths(): ReadonlyMap<string, number> {
    if (this.#places) return this.#places
    const places = new Map<string, number>()
    for (const [at, path] of this.paths.entries()) places.set(path, at)
    this.#places = places
    return places
  }
}
