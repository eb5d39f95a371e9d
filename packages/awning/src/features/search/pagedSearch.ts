import { closestIn, partsOf, rankClosest, ratePart, tellingParts } from './closest.ts'
import type { Fold } from './fold.ts'
import type { FoldedPage } from './foldedPage.ts'
import { matchPage, type Match } from './matchPage.ts'
import { parseQuery, type Query, type Term } from './parseQuery.ts'
import { shardOf, type SearchManifest, type TermShard } from './searchFormat.ts'
import { isQuestion, isSufficient, others, sorted, type SearchResults } from './searchResults.ts'
import { keysOf, pagesOf, rankPages, shardsOf, type TermPages } from './termPages.ts'

/** The files of the index of a large site, which are fetched once. */
export interface IndexFiles {
  readonly manifest: SearchManifest
  bundle(bundle: number): Promise<readonly FoldedPage[]>
  shard(shard: number): Promise<TermShard>
}

/** Number of pages whose texts are fetched at a time. */
const batchSize = 8

/** Pages to search, and how. */
interface Round {
  readonly query: Query
  /** What is highlighted. */
  readonly terms: readonly Term[]
  /** Numbers, the most promising first. */
  readonly pages: readonly number[]
  readonly match: (page: FoldedPage) => readonly Match[]
  /** Whether the closest sections are among the matches. */
  readonly hasClosest: boolean
}

/** A search of a large site, which looks up the pages of each term, and fetches their texts in batches. */
export class PagedSearch {
  readonly typed: string
  readonly #fold: Fold
  readonly #files: IndexFiles
  #round: Round | undefined
  /** How many pages of the round were searched. */
  #next = 0
  #matches: readonly Match[] = []
  #isStopped = false
  /** The last call, for the next one to wait for: both would read the same pages. */
  #last: Promise<unknown> = Promise.resolve()

  constructor(typed: string, fold: Fold, files: IndexFiles) {
    this.typed = typed
    this.#fold = fold
    this.#files = files
  }

  /** Fetches texts until there are `wanted` matches, or no more pages. */
  find(wanted: number): Promise<SearchResults> {
    const found = this.#last.then(() => this.#find(wanted))
    this.#last = found.catch(() => undefined)
    return found
  }

  /** Fetches no more texts: the reader has typed on, and these matches will not be shown. */
  stop(): void {
    this.#isStopped = true
  }

  async #find(wanted: number): Promise<SearchResults> {
    const round = this.#round ?? (await this.#begin())
    this.#round = round
    await this.#read(round, wanted)
    const isDone = this.#matches.length >= wanted || isSufficient(this.#matches, round.query)
    if (round.hasClosest || isDone || this.#isStopped) return this.#results(round)
    const closest = await this.#withClosest(round)
    this.#round = closest
    this.#next = 0
    await this.#read(closest, wanted)
    return this.#results(closest)
  }

  async #read({ pages, match }: Round, wanted: number): Promise<void> {
    while (this.#matches.length < wanted && this.#next < pages.length && !this.#isStopped) {
      const numbers = pages.slice(this.#next, this.#next + batchSize)
      const texts = await Promise.all(numbers.map((page) => this.#files.bundle(page)))
      this.#next += numbers.length
      // Matches that are shown already keep their place; new ones follow below.
      this.#matches = [...this.#matches, ...sorted(texts.flat().flatMap(match))]
    }
  }

  async #begin(): Promise<Round> {
    const parsed = parseQuery(this.typed, this.#fold)
    const [found, asked] = await Promise.all([
      this.#listedPages(parsed.terms),
      this.#listedPages(parsed.asked),
    ])
    const corrected = new Map(found.map(({ term }) => [term.text, term]))
    const terms = parsed.terms.map((term) => corrected.get(term.text) ?? term)
    const query = { ...parsed, terms }
    const pages = rankPages(found.map(pagesIn), asked.map(pagesIn))
    const match = (page: FoldedPage) => matchPage(page, query)
    const round = { query, terms, pages, match, hasClosest: false }
    return isQuestion(query) ? this.#withClosest(round) : round
  }

  /** The rest of a round, with the sections that are closest to the query. */
  async #withClosest({ query, terms, pages, match }: Round): Promise<Round> {
    const found = await this.#listedPages(partsOf(query.terms))
    const parts = found.map(({ term, pages: { size } }) =>
      ratePart(term, size, this.#files.manifest.pages),
    )
    // Each text is a request, and the best ones are among the first.
    const closest = rankClosest(parts, found.map(pagesIn)).slice(0, batchSize)
    const known = this.#matches
    return {
      query,
      terms: [...terms, ...tellingParts(parts)],
      pages: [...new Set([...pages.slice(this.#next), ...closest])],
      match: (page) => {
        const exact = others(match(page), known)
        return [...exact, ...others(closestIn(page, parts), [...known, ...exact])]
      },
      hasClosest: true,
    }
  }

  /** The pages of each term that some shard lists. */
  async #listedPages(terms: readonly Term[]) {
    const { shards } = this.#files.manifest
    const listed = terms.filter((term) => keysOf(term).length > 0)
    const numbers = [...new Set(listed.flatMap((term) => shardsOf(term, shards)))]
    const files = new Map(
      await Promise.all(
        numbers.map(async (shard) => [shard, await this.#files.shard(shard)] as const),
      ),
    )
    return listed.map((term) => pagesOf(term, (key) => files.get(shardOf(key, shards)) ?? {}))
  }

  #results({ terms, pages }: Round): SearchResults {
    const { typed } = this
    return { typed, terms, matches: this.#matches, isPartial: this.#next < pages.length }
  }
}

function pagesIn({ pages }: { readonly pages: TermPages }): TermPages {
  return pages
}
