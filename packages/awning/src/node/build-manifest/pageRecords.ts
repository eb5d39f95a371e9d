import type { OfflineFacts } from '../../features/offline/write/offlineFacts.ts'
import type { PageWeight } from '../budget/weighPage.ts'

/** A page as the last build rendered it, without its HTML. */
export interface PageRecord {
  /** Hash of the inputs from which it was rendered. */
  readonly hash: string
  /** Its own files, by their path in the output. */
  readonly ownFiles: readonly string[]
  /** Files that it shares with other pages. */
  readonly sharedFiles: readonly string[]
  /** JSON of `PageLinks`. They are many, and most builds need those of few pages. */
  readonly links: Buffer
  readonly weight: PageWeight
  readonly offline: OfflineFacts
}

/** The links of a page, and the ids in it that links can lead to. */
export interface PageLinks {
  readonly links: readonly string[]
  readonly ids: readonly string[]
}

/** By the ids of the pages. */
export type PageRecords = ReadonlyMap<string, PageRecord>

/** A record as the thread that rendered the page sends it: bytes would arrive with everything else in their buffer. */
export interface RenderedRecord extends Omit<PageRecord, 'hash' | 'links'> {
  readonly links: string
}

/** Parses the links of a page. */
export function linksOf({ links }: Pick<PageRecord, 'links'>): PageLinks {
  // They were written by `renderPage`.
  return JSON.parse(links.toString()) as PageLinks
}

/**
 * Makes records of what threads send. Most pages have the same lists of shared files, and each list is in
 * memory once.
 */
export class RecordMaker {
  readonly #lists = new Map<string, readonly string[]>()
  readonly #weights = new Map<string, PageWeight>()

  make(rendered: RenderedRecord, hash: string): PageRecord {
    const { ownFiles, sharedFiles, links, weight, offline } = rendered
    return {
      hash,
      ownFiles,
      sharedFiles: firstEqual(this.#lists, sharedFiles),
      links: Buffer.from(links),
      weight: firstEqual(this.#weights, weight),
      offline: { ...offline, files: firstEqual(this.#lists, offline.files) },
    }
  }
}

function firstEqual<Value>(known: Map<string, Value>, value: Value): Value {
  const key = JSON.stringify(value)
  const first = known.get(key) ?? value
  known.set(key, first)
  return first
}
