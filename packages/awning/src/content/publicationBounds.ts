import { realpathSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { isInside } from './isInside.ts'
import type { Refusal } from '../markdown/refusal.ts'

/** The folder that a file is looked for in: it depends on how an author names the file. */
export type SourceFolder = 'content' | 'public' | 'site'

const copyHint = 'Copy the file into content/, or into public/ and start its address with /.'

const outside: Readonly<Record<SourceFolder, Refusal>> = {
  content: { refused: 'lies outside of content/', hint: copyHint },
  public: { refused: 'lies outside of public/', hint: copyHint },
  site: { refused: 'lies outside of the site folder', hint: copyHint },
}

/**
 * Says which files of the disk may be published. Content may come from people who must not read the
 * machine that builds it, so a file counts by where it really lies, all symbolic links followed.
 */
export class PublicationBounds {
  readonly #root: string
  /** Where the folders really are; one that does not exist is undefined. */
  readonly #real = new Map<SourceFolder, string | undefined>()

  constructor(root: string) {
    this.#root = root
    for (const folder of ['content', 'public', 'site'] as const)
      this.#real.set(folder, realPath(this.#pathOf(folder)))
  }

  /** What keeps an existing file from being published, if it was looked for in this folder. */
  refusal(file: string, folder: SourceFolder): Refusal | undefined {
    return isInside(this.#pathOf(folder), file) ? this.linkRefusal(file) : outside[folder]
  }

  /** The same for a file that was found by listing `content/`. */
  linkRefusal(file: string): Refusal | undefined {
    const real = realPath(file)
    if (real === undefined) return undefined
    // Both folders may be links themselves: that is the owner's decision.
    if (this.#holds('content', real) || this.#holds('public', real)) return undefined
    if (!this.#holds('site', real))
      return {
        refused: 'is a symbolic link that leads out of the site folder',
        hint: 'Copy the file itself there.',
      }
    if (isPrivate(relative(this.#real.get('site') ?? '', real)))
      return {
        refused: 'is a private file of the site: its name or folder starts with a dot',
        hint: copyHint,
      }
    return undefined
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

/** Undefined where there is no such file. */
function realPath(path: string): string | undefined {
  try {
    return realpathSync.native(path)
  } catch {
    return undefined
  }
}
