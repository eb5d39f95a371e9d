import { posix } from 'node:path'
import { docPath } from '../../../text/docPath.ts'
import { text } from '../source/readData.ts'
import type { SourceDoc } from './docsFiles.ts'
import type { GeneratedIndex } from './sidebars.ts'

/** Places of the docs of one version in the new site. */
export class DocPlaces {
  readonly #base: string
  readonly #folder: string
  readonly #slugRoot: string

  constructor(base: string, folder: string, slugRoot: string) {
    this.#base = base
    this.#folder = folder
    this.#slugRoot = slugRoot
  }

  key(file: string): string {
    return posix.join('docs', this.#folder, file.replace(/\.mdx?$/, ''))
  }

  id(doc: SourceDoc): string {
    const { id } = docPath(this.#file(doc.file))
    const own = text(doc.split.fields['id'])
    return own === undefined || own.includes('/') ? id : id.replace(/[^/]+$/, own)
  }

  /** The slug that gives a doc its address; undefined if its file does. */
  slug(doc: SourceDoc): string | undefined {
    const byFile = posix.join(this.#base, docPath(this.#file(doc.file)).path)
    return same(byFile, doc.address) ? undefined : this.#below(doc.address)
  }

  indexFile(index: GeneratedIndex): string {
    return posix.join(this.#folder, index.slug.replace(/^\/|\/$/g, ''))
  }

  indexId(index: GeneratedIndex): string {
    return docPath(`${this.indexFile(index)}.md`).id
  }

  indexSlug(index: GeneratedIndex): string | undefined {
    const file = posix.join(this.#base, docPath(`${this.indexFile(index)}.md`).path)
    const address = posix.join(this.#base, this.indexFile(index))
    return same(file, address) ? undefined : this.#below(address)
  }

  #file(file: string): string {
    return posix.join(this.#folder, file)
  }

  #below(address: string): string {
    const relativePath = posix.relative(this.#slugRoot, address)
    return `/${relativePath}`
  }
}

function same(a: string, b: string): boolean {
  return a.replace(/\/$/, '') === b.replace(/\/$/, '')
}
