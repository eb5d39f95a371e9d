import { readdirSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { join, posix } from 'node:path'
import { isInside } from '../../../content/isInside.ts'

/** Folders that are not written by people, and are large. */
const skipped = new Set(['node_modules', '.git', '.docusaurus', '.cache'])

/**
 * The folder of the site that is imported, for reading alone. Paths are relative to it, with `/`. What lies behind a
 * symbolic link that leads out of it does not exist here.
 */
export class SourceFolder {
  /** The real path of the folder. */
  readonly root: string
  /** What comes before the paths of this folder in reports: empty, or `../docs/`. */
  readonly label: string
  readonly #onEscape: (path: string) => void

  constructor(folder: string, onEscape: (path: string) => void = () => {}, label = '') {
    this.root = realpathSync(folder)
    this.label = label
    this.#onEscape = onEscape
  }

  /** Another folder that the site's settings name, such as `../docs`; undefined if there is none. */
  folderAt(path: string): SourceFolder | undefined {
    const place = join(this.root, path)
    if (!statSync(place, { throwIfNoEntry: false })?.isDirectory()) return undefined
    const name = posix.normalize(path).replace(/\/$/, '')
    // A folder of the site stays within the bounds of the site.
    if (isInside(this.root, place) && this.#real(path) === undefined) return undefined
    return new SourceFolder(
      place,
      this.#onEscape,
      name === '.' ? this.label : `${this.label}${name}/`,
    )
  }

  /** All files below a folder, sorted. */
  files(folder = ''): string[] {
    return [...this.#walk(folder, new Set())].sort()
  }

  isFile(path: string): boolean {
    const real = this.#real(path)
    return real !== undefined && statSync(real).isFile()
  }

  isFolder(path: string): boolean {
    const real = this.#real(path)
    return real !== undefined && statSync(real).isDirectory()
  }

  /** The first of these files that exists. */
  firstFile(paths: readonly string[]): string | undefined {
    return paths.find((path) => this.isFile(path))
  }

  /** A text with `\n` at the end of every line; undefined if there is no such file. */
  readText(path: string): string | undefined {
    const real = this.#real(path)
    if (real === undefined || !statSync(real).isFile()) return undefined
    return readFileSync(real, 'utf8')
      .replace(/^\uFEFF+/, '')
      .replace(/\r\n?/g, '\n')
  }

  /** The absolute path of a file, to copy it. */
  pathOf(path: string): string | undefined {
    const real = this.#real(path)
    return real !== undefined && statSync(real).isFile() ? real : undefined
  }

  *#walk(folder: string, above: ReadonlySet<string>): Generator<string> {
    const real = this.#real(folder)
    // A link to a folder above itself has no end.
    if (real === undefined || above.has(real) || !statSync(real).isDirectory()) return
    for (const name of readdirSync(real)) {
      if (skipped.has(name)) continue
      const path = posix.join(folder, name)
      const place = this.#real(path)
      if (place === undefined) continue
      if (statSync(place).isDirectory()) yield* this.#walk(path, new Set([...above, real]))
      else yield path
    }
  }

  /** The real path inside of this folder; undefined, and reported, for one that leads out of it. */
  #real(path: string): string | undefined {
    const place = join(this.root, path)
    let real: string
    try {
      real = realpathSync(place)
    } catch {
      return undefined
    }
    if (isInside(this.root, real)) return real
    if (isInside(this.root, place)) this.#onEscape(`${this.label}${path}`)
    return undefined
  }
}
