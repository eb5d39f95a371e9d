import { createHash } from 'node:crypto'

/** Addresses of style sheets, wherever they stand in quotes. */
export function renameSheets(text: string, names: ReadonlyMap<string, string>): string {
  return text.replace(/"([^"\s]+\.css)"/g, (quoted, href: string) => {
    const name = names.get(href)
    return name === undefined ? quoted : `"${name}"`
  })
}

/** The first link to each style sheet of a document, without its repetitions. */
export function linkOnce(html: string): string {
  const seen = new Set<string>()
  return html.replace(/<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g, (link, href: string) => {
    if (seen.has(href)) return ''
    seen.add(href)
    return link
  })
}

/**
 * Every component brings a style sheet of its own, and a dozen small files compress badly. So what
 * is always linked together becomes one sheet: one for the chrome, one for each mix that pages use.
 */
export class StyleSheets {
  readonly #base: string
  readonly #read: (name: string) => string
  readonly #merged = new Map<string, string>()
  readonly #content = new Map<string, string>()

  /** `read` gives the text of a sheet of the bundle by its file name. */
  constructor(base: string, read: (name: string) => string) {
    this.#base = base
    this.#read = read
  }

  /** The sheets that pages link, by their path in the output. */
  get files(): ReadonlyMap<string, string> {
    return this.#content
  }

  /** The sheets that a piece of the site links, in the order in which it names them. */
  linkedIn(stream: Buffer, styles: readonly string[]): string[] {
    const quoted = stream.toString().matchAll(/"([^"\s]+\.css)"/g)
    const named = Array.from(quoted, ([, href = '']) => href).filter((href) => this.#isOurs(href))
    return [...new Set([...styles, ...named])]
  }

  /** The address of one sheet that holds all of these. */
  merge(hrefs: readonly string[]): string {
    const key = hrefs.join()
    let href = this.#merged.get(key)
    if (href === undefined) {
      const text = hrefs.map((one) => this.#read(one.slice(this.#prefix.length))).join('')
      const hash = createHash('sha256').update(text).digest('hex').slice(0, 10)
      const [only] = hrefs
      const path =
        hrefs.length === 1 && only ? only.slice(this.#base.length) : `assets/page-${hash}.css`
      this.#content.set(path, text)
      href = this.#base + path
      this.#merged.set(key, href)
    }
    return href
  }

  get #prefix(): string {
    return `${this.#base}assets/`
  }

  #isOurs(href: string): boolean {
    return href.startsWith(this.#prefix)
  }
}
