import { readSealed, writeSealed } from '../../cache/sealedFile.ts'
import type { PageWeight } from '../budget/weighPage.ts'
import type { PageRecord, PageRecords } from './pageRecords.ts'

/** The records of a build's pages. Their links follow as bytes, in the same order, and are not parsed. */
interface StoredPages {
  readonly build: string
  /** Lists of files that pages have in common. */
  readonly lists: readonly (readonly string[])[]
  readonly weights: readonly PageWeight[]
  readonly pages: readonly StoredPage[]
}

interface StoredPage {
  readonly id: string
  readonly hash: string
  readonly own: readonly string[]
  /** Indexes in `lists` and `weights`. */
  readonly shared: number
  readonly weight: number
  readonly named: number
  readonly payload: string
  readonly html: string
  readonly bytes: number
  /** Length of its links. */
  readonly length: number
}

/** The pages of a build; empty if they cannot be read, or belong to another build. */
export function readStoredPages(file: string, build: string): PageRecords {
  const records = new Map<string, PageRecord>()
  const { value: stored, bytes: links = Buffer.alloc(0) } = readSealed<StoredPages>(file) ?? {}
  if (stored?.build !== build) return records
  let at = 0
  for (const page of stored.pages) {
    const { id, hash, own, shared, weight, named, payload, html, bytes, length } = page
    const sharedFiles = stored.lists[shared]
    const found = stored.weights[weight]
    const files = stored.lists[named]
    if (!sharedFiles || !found || !files) return new Map()
    records.set(id, {
      hash,
      ownFiles: own,
      sharedFiles,
      links: links.subarray(at, at + length),
      weight: found,
      offline: { id: payload, hash: html, bytes, files },
    })
    at += length
  }
  return records
}

export function writeStoredPages(file: string, build: string, records: PageRecords): void {
  const lists = new Table<readonly string[]>()
  const weights = new Table<PageWeight>()
  const pages = Array.from(records, ([id, record]): StoredPage => {
    const { hash, ownFiles, sharedFiles, links, weight, offline } = record
    return {
      id,
      hash,
      own: ownFiles,
      shared: lists.indexOf(sharedFiles),
      weight: weights.indexOf(weight),
      named: lists.indexOf(offline.files),
      payload: offline.id,
      html: offline.hash,
      bytes: offline.bytes,
      length: links.length,
    }
  })
  const stored: StoredPages = { build, lists: lists.values, weights: weights.values, pages }
  writeSealed(file, stored, linksOf(records))
}

/** Those of the last build's pages follow one another in memory as they do in the file, and are written together. */
function linksOf(records: PageRecords): Buffer[] {
  const runs: Buffer[] = []
  for (const { links } of records.values()) {
    const run = runs.at(-1)
    if (run && run.buffer === links.buffer && run.byteOffset + run.length === links.byteOffset)
      runs[runs.length - 1] = Buffer.from(run.buffer, run.byteOffset, run.length + links.length)
    else runs.push(links)
  }
  return runs.length > maxRuns ? [Buffer.concat(runs)] : runs
}

/** Writing more, each by itself, would take longer than copying them. */
const maxRuns = 500

/** Values that many pages have in common, each once. */
class Table<Value extends object> {
  readonly values: Value[] = []
  /** Most are the same object. */
  readonly #byIdentity = new Map<Value, number>()
  readonly #byContent = new Map<string, number>()

  indexOf(value: Value): number {
    let index = this.#byIdentity.get(value)
    if (index === undefined) {
      index = this.#indexOfEqual(value)
      this.#byIdentity.set(value, index)
    }
    return index
  }

  #indexOfEqual(value: Value): number {
    const key = JSON.stringify(value)
    const known = this.#byContent.get(key)
    if (known !== undefined) return known
    const index = this.values.push(value) - 1
    this.#byContent.set(key, index)
    return index
  }
}
