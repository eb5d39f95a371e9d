import { PairNumbers } from './pairNumbers.ts'
import { pairText, type PageTerms, type Weight } from './pageTerms.ts'
import { shardText } from './shardText.ts'

const chunkSize = 1 << 20
/** In place of the number of a term of another shard. */
const unwanted = -1

/** Collects the terms of all pages, in the order of the pages, for some of the shards. A posting takes eight bytes of memory. */
export class NewPostings {
  readonly #shardOf: (term: string) => number | undefined
  readonly #wordNumbers = new Map<string, number>()
  readonly #pairNumbers = new PairNumbers()
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

  addPage({ words, pairs }: PageTerms): void {
    words.forEach((weight, word) => {
      let number = this.#wordNumbers.get(word)
      if (number === undefined) this.#wordNumbers.set(word, (number = this.#newNumber(word)))
      this.#push(number, weight)
    })
    const newPair = (pair: number) => this.#newNumber(pairText(pair))
    pairs.forEach((weight, pair) => this.#push(this.#pairNumbers.get(pair, newPair), weight))
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

  #newNumber(term: string): number {
    const shard = this.#shardOf(term)
    return shard === undefined ? unwanted : this.#terms.push({ text: term, shard }) - 1
  }

  #push(term: number, weight: Weight): void {
    if (term === unwanted) return
    const at = this.#count % chunkSize
    if (at === 0) this.#chunks.push(new Uint32Array(chunkSize))
    const chunk = this.#chunks.at(-1)
    if (chunk) chunk[at] = term * 4 + weight
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
