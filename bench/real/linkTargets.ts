import { dirname, join } from 'node:path/posix'

/** The texts of one site, found as links of its generator name them. */
export class LinkTargets {
  readonly #byPath = new Map<string, string>()
  readonly #byEnd = new Map<string, string | undefined>()

  /** `files` are the files of the site with the paths of their documents. */
  constructor(files: ReadonlyMap<string, string>) {
    for (const [file, document] of files) {
      const path = bare(file)
      this.#byPath.set(path, document)
      const parts = path.split('/')
      for (const at of parts.keys()) {
        const end = parts.slice(at).join('/')
        // An end that several texts have in common names none of them.
        this.#byEnd.set(end, this.#byEnd.has(end) ? undefined : document)
      }
    }
  }

  /** The document that a link in a file leads to; undefined for one to anything else. */
  find(url: string, file: string): string | undefined {
    const path = decoded(url.replace(/[?#].*/, '').replace(/^info:/, '/'))
    if (path === '' || /^[a-z][a-z\d+.-]*:|^\/\//i.test(path)) return undefined
    if (path.startsWith('/')) return this.#byEnd.get(bare(path.slice(1)))
    return [join(dirname(file), path), join(bare(file), path)]
      .map((each) => this.#byPath.get(bare(each)))
      .find((document) => document !== undefined)
  }
}

/** A path without its ending, the name of a folder's own text, and numbers that only order. */
export function bare(file: string): string {
  return file
    .replace(/\.(?:mdx?|html)$/, '')
    .replace(/(?:^|\/)(?:index|article|readme)$/i, '')
    .replace(/\/$/, '')
    .replace(/(^|\/)\d+-/g, '$1')
}

function decoded(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
