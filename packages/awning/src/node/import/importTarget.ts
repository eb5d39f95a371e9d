import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { SettingsError } from '../../config/settingsError.ts'
import { isInside } from '../../content/isInside.ts'
import { BuildFailure } from '../buildFailure.ts'
import { outputPaths } from '../output/outputPaths.ts'

/** A text, or a file to copy by its absolute path. */
export type TargetFile = { readonly text: string } | { readonly copyOf: string }

/** The files of the new site. They are collected first, so that a failed import leaves nothing behind. */
export class ImportTarget {
  readonly folder: string
  readonly #files = new Map<string, TargetFile>()
  readonly #path: (path: string) => string

  /** `source` is the folder that is imported, inside of which nothing may be written. */
  constructor(folder: string, source: string) {
    this.folder = resolve(folder)
    refuseUsed(this.folder, folder)
    if (isInside(source, existingPath(this.folder)))
      throw new SettingsError(
        `${folder} is inside of the site that is imported, which is never changed. Choose a folder outside of it: --to ../new-site.`,
      )
    this.#path = outputPaths(this.folder)
  }

  /** Adds a file by its path from the new site's folder; a later one of that name replaces it. */
  add(path: string, file: TargetFile): void {
    try {
      this.#path(path)
    } catch (error) {
      if (!(error instanceof BuildFailure)) throw error
      throw new SettingsError(`Nothing was written: ${error.message}.`)
    }
    this.#files.set(path, file)
  }

  has(path: string): boolean {
    return this.#files.has(path)
  }

  get(path: string): TargetFile | undefined {
    return this.#files.get(path)
  }

  get paths(): readonly string[] {
    return [...this.#files.keys()]
  }

  /** Writes everything. No file is overwritten: the folder was empty. */
  write(): void {
    for (const [path, file] of this.#files) {
      const place = this.#path(path)
      mkdirSync(dirname(place), { recursive: true })
      if ('text' in file) writeFileSync(place, file.text, { flag: 'wx' })
      else copyFileSync(file.copyOf, place)
    }
  }
}

/** What a new folder may contain: that of a repository which was created first. */
const harmless = new Set(['.git', '.gitattributes', '.DS_Store', 'LICENSE'])

function refuseUsed(folder: string, written: string): void {
  const stats = statSync(folder, { throwIfNoEntry: false })
  if (!stats) return
  if (!stats.isDirectory())
    throw new SettingsError(`${written} is a file. Name a new folder with --to.`)
  const found = readdirSync(folder).find((name) => !harmless.has(name))
  if (found !== undefined)
    throw new SettingsError(
      `${written} is not empty: it contains ${found}. Name a new folder with --to, so that nothing is overwritten.`,
    )
}

/** The real path of a folder, or where it would be created. */
function existingPath(folder: string): string {
  for (let above = folder, below = ''; ;) {
    if (statSync(above, { throwIfNoEntry: false })) return join(realpathSync(above), below)
    below = join(above.slice(dirname(above).length + 1), below)
    above = dirname(above)
  }
}
