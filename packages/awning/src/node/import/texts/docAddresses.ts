import { docPath } from '../../../text/docPath.ts'
import { pathBelow, samePathKey } from '../../../config/address.ts'

/** A text of the source that becomes a doc, or the home page. */
export interface DocPlace {
  /** Path from the folder that is imported. */
  readonly file: string
  readonly locale: string
  /** Path below `content/<locale>/docs`: `guide/start.md`. */
  readonly path: string
  /** Where the source has its page, without locale: `/guide/start`. */
  readonly address: string
  /** Whether it becomes a file of `pages/`, which sidebars cannot contain. */
  readonly isPage?: boolean
}

export function docFile({ locale, path }: DocPlace): string {
  return `content/${locale}/docs/${path}`
}

/** What settings call a doc. */
export function docId({ path }: DocPlace): string {
  return docPath(path).id
}

/** The `slug` of a doc whose address does not follow from its file. The docs are at `/`. */
export function docSlug({ path, address }: DocPlace): string | undefined {
  const own = pathBelow('/', docPath(path).path)
  return samePathKey(own) === samePathKey(address)
    ? undefined
    : `/${address.replace(/^\/|\/$/g, '')}`
}

/** Finds docs by address, with or without `.html`, `.md` and a slash at the end. */
export class DocAddresses {
  readonly #byAddress: ReadonlyMap<string, DocPlace>

  constructor(docs: readonly DocPlace[]) {
    this.#byAddress = new Map(docs.map((doc) => [`${doc.locale} ${samePathKey(doc.address)}`, doc]))
  }

  find(locale: string, address: string): DocPlace | undefined {
    const path = address
      .replace(/[?#].*$/, '')
      .replace(/(?:\/index)?\.(?:html|mdx?)$/, '')
      .replace(/^(?!\/)/, '/')
      .replace(/\/index$/, '/')
    return this.#byAddress.get(`${locale} ${samePathKey(path)}`)
  }
}
