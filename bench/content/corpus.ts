import { basename, dirname } from 'node:path/posix'
import { benchDocument, type BenchDocument } from './document.ts'
import { routeThrough, type Route } from './route.ts'

/** The documents of a measured site, the same for every generator. */
export interface Corpus {
  /** `generated`, or a hash of real texts: measurements of other texts do not count. */
  readonly id: string
  readonly size: number
  readonly document: (index: number) => BenchDocument
  /** One more document of the last folder, for the build after it was added. */
  readonly added: () => BenchDocument
  readonly route: () => Route
}

/** What a measurement is of: the documents, and how many there are. */
export interface Measured {
  readonly corpus: string
  readonly documents: number
}

export const generated = 'generated'

export function generatedCorpus(size: number): Corpus {
  return {
    id: generated,
    size,
    document: (index) => benchDocument(index, size),
    added: () => addedDocument(size),
    route: () => routeThrough(size),
  }
}

/** At the end of the last folder, even if that is full: a new folder changes more pages, because it is in the sidebars of others. */
function addedDocument(size: number): BenchDocument {
  const last = benchDocument(size - 1, size)
  const added = benchDocument(size, size + 1)
  const path = `${dirname(last.path)}/${basename(added.path)}`
  return { ...added, path, position: last.position + 1 }
}

/** Whether a measurement is one of these documents. */
export function isOf({ corpus, documents }: Measured, { id, size }: Corpus): boolean {
  return corpus === id && documents === size
}

export function corpusName({ id, size }: Pick<Corpus, 'id' | 'size'>): string {
  return id === generated ? `${new Intl.NumberFormat('en-US').format(size)} documents` : realName
}

/** Name of the documents that were not generated. */
export const realName = 'Markdown of real sites'
