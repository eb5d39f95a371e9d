import { join, posix, relative, sep } from 'node:path'
import { isInside } from '../../../content/isInside.ts'
import type { ImportJob } from '../importer.ts'
import type { SourceFolder } from '../source/sourceFolder.ts'

/** A folder of the source and where its files are in the new site. */
interface PlacedFolder {
  readonly root: string
  readonly place: string
}

/** Files that are no texts, by where they are in the new site. */
export class SiteAssets {
  readonly #job: ImportJob
  readonly #folders: PlacedFolder[] = []

  constructor(job: ImportJob) {
    this.#job = job
  }

  /** Copies all files of a folder that belong to its texts. */
  addFolder(folder: SourceFolder, place: string, isCopied: (file: string) => boolean): void {
    this.#folders.push({ root: folder.root, place })
    for (const file of folder.files()) {
      const path = folder.pathOf(file)
      if (path !== undefined && isCopied(file))
        this.#job.target.add(posix.join(place, file), { copyOf: path })
    }
  }

  /** Where a file of the source is in the new site: a path from its root; undefined if it is not part of the site. */
  placeOf(path: string): string | undefined {
    const found = this.find(path)
    if (found) this.#job.target.add(found.place, { copyOf: found.file })
    return found?.place
  }

  /** Where a file of the source would be, and its real path. */
  find(path: string): { place: string; file: string } | undefined {
    const { source, target } = this.#job
    // The innermost folder: a version may be inside of the docs.
    const [folder] = this.#folders
      .filter(({ root }) => isInside(root, path))
      .toSorted((a, b) => b.root.length - a.root.length)
    if (folder) {
      const place = posix.join(folder.place, posixPath(relative(folder.root, path)))
      const copied = target.get(place)
      if (copied && 'copyOf' in copied) return { place, file: copied.copyOf }
    }
    const inSite = posixPath(relative(source.root, path))
    const real = isInside(source.root, path) ? source.pathOf(inSite) : undefined
    return real === undefined ? undefined : { place: inSite, file: real }
  }

  /** How a text at a place of the new site refers to a file; undefined if there is no such file. */
  reference(from: string, path: string): string | undefined {
    const place = this.placeOf(path)
    if (place === undefined) return undefined
    if (place.startsWith('public/')) return place.slice('public'.length)
    if (!place.startsWith('content/')) return `@site/${place}`
    const relativePath = posix.relative(posix.dirname(from), place)
    return relativePath.startsWith('.') ? relativePath : `./${relativePath}`
  }

  /** The absolute path of a file of the static folders by its address. */
  staticFile(address: string): string | undefined {
    const found = this.#folders.find(
      ({ place }) => place === 'public' && this.#job.target.has(posix.join('public', address)),
    )
    return found ? join(found.root, address) : undefined
  }
}

function posixPath(path: string): string {
  return sep === '/' ? path : path.replaceAll(sep, '/')
}
