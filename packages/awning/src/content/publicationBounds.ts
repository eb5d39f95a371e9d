import { lstatSync, realpathSync } from 'node:fs'
import { basename, dirname, join, relative, sep } from 'node:path'
import { isInside } from './isInside.ts'
import type { RejectedFile } from '../markdown/rejectedFile.ts'

/** The folder that a file must be in; it depends on how an author names the file. */
export type SourceFolder = 'content' | 'pages' | 'public' | 'site'

const copyHint = 'Copy the file into content/, or into public/ and start its address with /.'

const outside: Readonly<Record<SourceFolder, RejectedFile>> = {
  content: { reason: 'lies outside of content/', hint: copyHint },
  pages: { reason: 'lies outside of pages/', hint: copyHint },
  public: { reason: 'lies outside of public/', hint: copyHint },
  site: { reason: 'lies outside of the site folder', hint: copyHint },
}

/**
 * Decides which files on the disk may be published. Content may come from people who must not read other
 * files of the machine that builds it, so the real path of a file counts, with symbolic links resolved.
 */
export class PublicationBounds {
  readonly #root: string
  /** Real paths of the folders; undefined for one that does not exist. */
  readonly #real = new Map<SourceFolder, string | undefined>()
  readonly #realFolders = new Map<string, string | undefined>()
  /** Whether all files of a folder may be published that are no links. */
  readonly #publicFolders = new Map<string, boolean>()

  constructor(root: string) {
    this.#root = root
    for (const folder of ['content', 'pages', 'public', 'site'] as const)
      this.#real.set(folder, realPath(this.#pathOf(folder)))
  }

  /** The reason why an existing file that should be in this folder may not be published, if any. */
  refusal(file: string, folder: SourceFolder): RejectedFile | undefined {
    return isInside(this.#pathOf(folder), file) ? this.linkRefusal(file) : outside[folder]
  }

  /** Like `refusal`, for a file that was found by listing `content/` or `pages/`. */
  linkRefusal(file: string): RejectedFile | undefined {
    if (this.isInPublicFolder(file) && !isLink(file)) return undefined
    const real = this.#realPath(file)
    if (real === undefined) return undefined
    // The folders themselves may be symbolic links, because their owner decides that.
    if (this.#isPublic(real)) return undefined
    if (!this.#holds('site', real))
      return {
        reason: 'is a symbolic link that leads out of the site folder',
        hint: 'Copy the file itself there.',
      }
    if (isPrivate(relative(this.#real.get('site') ?? '', real)))
      return {
        reason: 'is a private file of the site: its name or folder starts with a dot',
        hint: copyHint,
      }
    return undefined
  }

  /**
   * The reason why a symbolic link to a folder is not followed, if any. `visited` are the real paths
   * of the folders that are being listed: with a link to a folder that contains one, that would not end.
   */
  folderRefusal(link: string, visited: readonly string[]): RejectedFile | undefined {
    const target = realPath(link)
    if (target === undefined)
      return {
        reason: 'is a symbolic link to nothing',
        hint: 'Delete the link, or correct its target.',
      }
    const refusal = this.linkRefusal(link)
    if (refusal) return { ...refusal, hint: 'Copy the folder itself there.' }
    if (!visited.some((folder) => isInside(target, folder))) return undefined
    return { reason: 'is a symbolic link to a folder that contains it', hint: 'Delete the link.' }
  }

  /** Whether a file may be published if it is no link. Many files share a folder. */
  isInPublicFolder(file: string): boolean {
    const folder = dirname(file)
    let known = this.#publicFolders.get(folder)
    if (known === undefined) {
      const real = this.#realFolder(folder)
      known = real !== undefined && this.#isPublic(real)
      this.#publicFolders.set(folder, known)
    }
    return known
  }

  #isPublic(real: string): boolean {
    return (['content', 'pages', 'public'] as const).some((folder) => this.#holds(folder, real))
  }

  #realFolder(folder: string): string | undefined {
    if (!this.#realFolders.has(folder)) this.#realFolders.set(folder, realPath(folder))
    return this.#realFolders.get(folder)
  }

  #realPath(file: string): string | undefined {
    const real = this.#realFolder(dirname(file))
    return real === undefined || isLink(file) ? realPath(file) : join(real, basename(file))
  }

  #pathOf(folder: SourceFolder): string {
    return folder === 'site' ? this.#root : join(this.#root, folder)
  }

  #holds(folder: SourceFolder, real: string): boolean {
    const path = this.#real.get(folder)
    return path !== undefined && isInside(path, real)
  }
}

/** `.env`, `.git/config`. Package managers have dots in the paths of packages, which are public. */
function isPrivate(path: string): boolean {
  const names = path.split(sep)
  const packages = names.indexOf('node_modules')
  return (packages < 0 ? names : names.slice(0, packages)).some((name) => name.startsWith('.'))
}

/** True where there is no such file too. */
function isLink(path: string): boolean {
  try {
    return lstatSync(path).isSymbolicLink()
  } catch {
    return true
  }
}

/** Undefined where there is no such file. */
export function realPath(path: string): string | undefined {
  try {
    return realpathSync.native(path)
  } catch {
    return undefined
  }
}
