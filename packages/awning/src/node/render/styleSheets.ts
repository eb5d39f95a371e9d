import { shortHash } from '../../cache/hash.ts'
import type { Flight } from '../entries/flight.ts'
import { layerBlocks } from './layerBlocks.ts'
import type { FetchedFile } from './part.ts'

/** The style sheets that a piece of a page needs. */
export interface LinkedSheets {
  /** Addresses to link. */
  readonly links: readonly string[]
  /** The sheets of the bundle that the linked sheets contain. */
  readonly contained: readonly string[]
  /** CSS that follows them. */
  readonly appended: string
}

/** The text of linked sheets. */
export interface SheetText {
  /** Of the theme, and of the site's components. */
  readonly components: string
  /** CSS of the settings. */
  readonly appended: string
}

/** The style sheets of a piece, and of the client components in it. */
export function sheetsOf({ references, styles }: Flight): string[] {
  return [...references.flatMap((reference) => reference.styles), ...styles]
}

/**
 * Links these sheets, except those that another piece of the page has linked already. `appended` is
 * CSS to add at the end. In dev nothing is merged.
 */
export function linkSheets(
  wanted: readonly string[],
  sheets: StyleSheets | undefined,
  present: ReadonlySet<string>,
  appended = '',
): LinkedSheets {
  const contained = [...new Set(wanted)].filter((href) => !present.has(href))
  if (!sheets) return { links: contained, contained, appended }
  const isEmpty = contained.length === 0 && appended === ''
  return { links: isEmpty ? [] : [sheets.merge(contained, appended)], contained, appended }
}

/**
 * Every component has a style sheet of its own, and a dozen small files compress badly. So sheets
 * that are always linked together are merged: one for the shell, one for each set that pages use.
 */
export class StyleSheets {
  readonly #base: string
  readonly #read: (name: string) => string
  readonly #merged = new Map<string, string>()
  readonly #content = new Map<string, string>()

  /** `read` returns the text of a sheet of the bundle by its file name. */
  constructor(base: string, read: (name: string) => string) {
    this.#base = base
    this.#read = read
  }

  /** The merged sheets at these addresses, as files. */
  filesAt(hrefs: Iterable<string>): FetchedFile[] {
    return [...new Set(hrefs)].flatMap((href) => {
      const payload = this.#content.get(href)
      return payload === undefined ? [] : [{ href, payload }]
    })
  }

  /** The address of one sheet that contains all of these, followed by `appended`. */
  merge(hrefs: readonly string[], appended = ''): string {
    const key = [...hrefs, appended].join()
    let href = this.#merged.get(key)
    if (href === undefined) {
      const text = layerBlocks(this.#joined(hrefs) + appended)
      // A single sheet is renamed too, because the bundler's hash is not a hash of its bytes.
      href = `${this.#prefix}page-${shortHash(text)}.css`
      this.#content.set(href, text)
      this.#merged.set(key, href)
    }
    return href
  }

  /** The text of sheets that this or another thread has linked. */
  textOf({ contained, appended }: LinkedSheets): SheetText {
    return {
      components: layerBlocks(this.#joined(contained)),
      appended: layerBlocks(appended),
    }
  }

  #joined(hrefs: readonly string[]): string {
    return hrefs.map((sheet) => this.#read(sheet.slice(this.#prefix.length))).join('')
  }

  get #prefix(): string {
    return `${this.#base}assets/`
  }
}
