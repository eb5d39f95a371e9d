import { createHash } from 'node:crypto'
import type { Flight } from '../entries/flight.ts'
import type { FetchedFile } from './part.ts'

/** Addresses of style sheets, wherever they stand in quotes. */
export function renameSheets(text: string, names: ReadonlyMap<string, string>): string {
  let renamed = ''
  let kept = 0
  for (const { href, start } of quotedSheets(text)) {
    const name = names.get(href)
    if (name === undefined) continue
    renamed += text.slice(kept, start) + name
    kept = start + href.length
  }
  return renamed + text.slice(kept)
}

/** From each ending back to its quote: a pattern that tries every quote of a page takes a tenth of all drawing. */
function* quotedSheets(text: string): Generator<{ href: string; start: number }> {
  const ending = '.css"'
  for (let at = text.indexOf(ending); at >= 0; at = text.indexOf(ending, at + 1)) {
    const start = text.lastIndexOf('"', at) + 1
    const href = text.slice(start, at + ending.length - 1)
    if (start > 0 && !/\s/.test(href)) yield { href, start }
  }
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

const linkElement = String.raw`\["\$","link","css:[^"]+",\{"rel":"stylesheet"[^{}]*?"href":"([^"]+)"[^{}]*\}\]`
const sheetLink = new RegExp(linkElement, 'g')
/** All that one component links; the plugin has an empty place at the end for scripts. */
const sheetLinks = new RegExp(String.raw`\[${linkElement}(?:,${linkElement})*,"\$undefined"\]`, 'g')
const sheetHint = /^:HL\["([^"]+)","style"[^\n]*\n/gm

/**
 * A stream that links each new style sheet once. As it comes it links them with every component,
 * together with those that stand on the page already, and asks for each ahead of time: by now they
 * are one file, and whoever reads the stream has all of it. Only addresses of our own are touched,
 * whose names no text can guess: the lengths that a stream tells of its texts must stay true.
 */
export function linkNewOnce(
  stream: string,
  known: ReadonlySet<string>,
  linked: ReadonlySet<string>,
): string {
  const seen = new Set(linked)
  const link = (element: string, href: string) => {
    if (!known.has(href)) return element
    if (seen.has(href)) return 'null'
    seen.add(href)
    return JSON.stringify(['$', 'link', 'css', { rel: 'stylesheet', precedence: 'page', href }])
  }
  return stream
    .replace(sheetHint, (hint, href: string) => (known.has(href) ? '' : hint))
    .replace(sheetLinks, (list) => {
      const links = [...list.matchAll(sheetLink)].map(([element, href = '']) => link(element, href))
      const left = links.filter((element) => element !== 'null')
      return left.length === 0 ? 'null' : left.length === 1 ? (left[0] ?? '') : `[${left.join()}]`
    })
    .replace(sheetLink, link)
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

  /** Those of these addresses that are sheets made here. */
  named(hrefs: Iterable<string>): FetchedFile[] {
    return [...new Set(hrefs)].flatMap((href) => {
      const payload = this.#content.get(href)
      return payload === undefined ? [] : [{ href, payload }]
    })
  }

  /** The sheets that a piece of the site links, in the order in which it names them. */
  linkedIn(stream: Buffer, styles: readonly string[]): string[] {
    const quoted = Array.from(quotedSheets(stream.toString()), ({ href }) => href)
    const named = quoted.filter((href) => this.#isOurs(href))
    return [...new Set([...styles, ...named])]
  }

  /** The address of one sheet that holds all of these, and then the text given. */
  merge(hrefs: readonly string[], appended = ''): string {
    const key = [...hrefs, appended].join()
    let href = this.#merged.get(key)
    if (href === undefined) {
      const text =
        hrefs.map((one) => this.#read(one.slice(this.#prefix.length))).join('') + appended
      const hash = createHash('sha256').update(text).digest('hex').slice(0, 10)
      // One by itself too: the bundler's hash is not one of the bytes.
      href = `${this.#prefix}page-${hash}.css`
      this.#content.set(href, text)
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

/**
 * A piece whose own style sheets are one; `linked` are those that are on its page already, `appended`
 * is CSS that follows its own.
 */
export function withOneSheet(
  flight: Flight,
  sheets: StyleSheets | undefined,
  linked: ReadonlyMap<string, string>,
  appended = '',
): { flight: Flight; names: ReadonlyMap<string, string> } {
  if (!sheets) return { flight, names: new Map() }
  const styles = flight.references.flatMap((reference) => reference.styles)
  const own = sheets.linkedIn(flight.stream, styles).filter((href) => !linked.has(href))
  const names = new Map(own.map((href) => [href, sheets.merge(own, appended)]))
  const all = new Map([...linked, ...names])
  const standing = new Set(linked.values())
  const renamed = renameSheets(flight.stream.toString(), all)
  return {
    flight: {
      ...flight,
      stream: Buffer.from(linkNewOnce(renamed, new Set(all.values()), standing)),
      references: flight.references.map((reference) => ({
        ...reference,
        styles: [...new Set(reference.styles.map((href) => all.get(href) ?? href))].filter(
          (href) => !standing.has(href),
        ),
      })),
    },
    names,
  }
}
