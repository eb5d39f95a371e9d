import { benchDocument, type BenchDocument } from './document.ts'
import { routeThrough, type Route } from './route.ts'

/** The documents of a measured site, the same for every generator. */
export interface Corpus {
  /** `generated`, or a hash of real texts: measurements of other texts do not count. */
  readonly id: string
  readonly size: number
  readonly document: (index: number) => BenchDocument
  /** One document more, for the build after it was added. */
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
    added: () => benchDocument(size, size + 1),
    route: () => routeThrough(size),
  }
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
