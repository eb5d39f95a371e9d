import type { Weight } from './pageTerms.ts'
import { shardText } from './shardText.ts'

const chunkSize = 1 << 20

/** Collects the terms of all pages, in the order of the pages, for some of the shards. A posting takes eight bytes of memory. */
export class NewPostings {
  readonly #shardOf: (term: string) => number | undefined
  /** The number of each term; undefined for a term of another shard. */
  readonly #numbers = new Map<string, number | undefined>()
  readonly #terms: { readonly text: string; readonly shard: number }[] = []
  /** Four times the number of a term, plus its weight. */
  readonly #chunks: Uint32Array[] = []
  #count = 0
  /** For each page, how many postings there are up to its end. */
  readonly #ends: number[] = []

  /** `shardOf` gives undefined for a term that is not wanted. */
  constructor(shardOf: (term: string) => number | undefined) {
    this.#shardOf = shardOf
  }

  addPage(terms: ReadonlyMap<string, Weight>): void {
    for (const [term, weight] of terms) {
      const number = this.#numberOf(term)
      if (number !== undefined) this.#push(number * 4 + weight)
    }
    this.#ends.push(this.#count)
  }

  /** The text of each shard. */
  *write(shards: number): Generator<string> {
    const steps = this.#steps()
    const byShard: { text: string; number: number }[][] = Array.from({ length: shards }, () => [])
    for (const [number, { text, shard }] of this.#terms.entries())
      byShard[shard]?.push({ text, number })
    for (const terms of byShard)
      yield shardText(terms.map(({ text, number }) => [text, steps(number).join()]))
  }

  #numberOf(term: string): number | undefined {
    const known = this.#numbers.get(term)
    if (known !== undefined || this.#numbers.has(term)) return known
    const shard = this.#shardOf(term)
    const number = shard === undefined ? undefined : this.#terms.length
    if (shard !== undefined) this.#terms.push({ text: term, shard })
    this.#numbers.set(term, number)
    return number
  }

  #push(posting: number): void {
    const at = this.#count % chunkSize
    if (at === 0) this.#chunks.push(new Uint32Array(chunkSize))
    const chunk = this.#chunks.at(-1)
    if (chunk) chunk[at] = posting
    this.#count += 1
  }

  /** Sorts the postings by their terms; gives the encoded pages of a term. */
  #steps(): (term: number) => Uint32Array {
    const counts = new Uint32Array(this.#terms.length)
    this.#each((term) => (counts[term] = at(counts, term) + 1))
    const starts = new Uint32Array(this.#terms.length + 1)
    for (const [term, count] of counts.entries()) starts[term + 1] = at(starts, term) + count
    const next = starts.slice()
    const last = new Uint32Array(this.#terms.length)
    const sorted = new Uint32Array(this.#count)
    this.#each((term, weight, page) => {
      const place = at(next, term)
      sorted[place] = (page - at(last, term)) * 4 + weight
      next[term] = place + 1
      last[term] = page
    })
    return (term) => sorted.subarray(starts[term], starts[term + 1])
  }

  /** Calls back for every posting, page after page. */
  #each(visit: (term: number, weight: number, page: number) => void): void {
    let from = 0
    for (const [page, end] of this.#ends.entries()) {
      for (let index = from; index < end; index += 1) {
        const posting = this.#chunks[Math.floor(index / chunkSize)]?.[index % chunkSize] ?? 0
        visit(posting >>> 2, posting & 3, page)
      }
      from = end
    }
  }
}

function at(list: Uint32Array, index: number): number {
  return list[index] ?? 0
}
