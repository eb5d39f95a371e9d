import type { LocaleId } from '../../config/site.ts'
import { createFold, type Fold } from './fold.ts'
import { matchPage, type Match } from './matchPage.ts'
import { foldPage, type FoldedPage } from './foldedPage.ts'
import { parseQuery, type Query, type Term } from './parseQuery.ts'
import {
  bundlePath,
  manifestPath,
  shardOf,
  shardPath,
  versioned,
  type SearchManifest,
  type SearchPage,
  type TermShard,
} from './searchFormat.ts'
import { correctionsFor } from './typo.ts'
import { keysOf, pagesOf, rankPages, shardsOf } from './termPages.ts'
import { Vocabulary } from './vocabulary.ts'

/** Fetches a file of the index; the path is relative to the site's base. */
export type FetchJson = (path: string) => Promise<unknown>

export interface SearchResults {
  readonly typed: string
  /** The terms that were searched for; typos may have been corrected. */
  readonly terms: readonly Term[]
  /** In descending order of their score. */
  readonly matches: readonly Match[]
  /** There may be more matches in pages that were not searched. */
  readonly isPartial: boolean
}

/** Number of pages whose texts are fetched at a time on a large site. */
const batchSize = 8

/** Correcting more words than these takes too long for a key press. */
const maxCorrected = 2

/** A search of a large site that fetches pages in batches. */
interface PagedSearch {
  readonly typed: string
  readonly query: Query
  /** Page numbers, the most promising first. */
  readonly pages: readonly number[]
  next: number
  matches: readonly Match[]
}

/** The search index of one locale in the browser: loads its files as needed and searches them. */
export class SearchIndex {
  readonly manifest: SearchManifest
  readonly fold: Fold
  readonly #locale: LocaleId
  readonly #fetchJson: FetchJson
  readonly #bundles = new Map<number, Promise<readonly FoldedPage[]>>()
  readonly #shards = new Map<number, Promise<TermShard>>()
  /** By number of the bundle, with gaps for those that are not loaded. */
  #loaded: (readonly FoldedPage[])[] = []
  /** Of a small site; large ones have lists of terms. */
  readonly #vocabulary: Vocabulary
  #pagedSearch: PagedSearch | undefined

  private constructor(locale: LocaleId, manifest: SearchManifest, fetchJson: FetchJson) {
    this.manifest = manifest
    this.fold = createFold(manifest.traditional, manifest.simplified)
    this.#vocabulary = new Vocabulary(this.fold)
    this.#locale = locale
    this.#fetchJson = fetchJson
  }

  static async open(locale: LocaleId, fetchJson: FetchJson): Promise<SearchIndex> {
    // The same build wrote this file and this code, so its shape is known.
    const manifest = (await fetchJson(manifestPath(locale))) as SearchManifest
    return new SearchIndex(locale, manifest, fetchJson)
  }

  /** Whether the site is small, so that all texts are loaded and no search needs a request. */
  get isWhole(): boolean {
    return this.manifest.shards === 0
  }

  get isLoaded(): boolean {
    return this.isWhole && this.#count() === this.manifest.bundles
  }

  /** The pages whose texts are loaded so far. */
  get loadedPages(): readonly FoldedPage[] {
    return this.#loaded.flat()
  }

  /** Loads all texts of a small site; `onBundle` is called after each file. */
  async loadWhole(onBundle: () => void): Promise<void> {
    if (!this.isWhole) return
    const all = Array.from({ length: this.manifest.bundles }, async (_, bundle) => {
      await this.#bundle(bundle)
      onBundle()
    })
    await Promise.all(all)
  }

  /** Searches the texts that are loaded so far, without a request. */
  searchLoaded(typed: string): SearchResults {
    const pages = this.loadedPages
    const query = parseQuery(typed, this.fold)
    const find = (wanted: Query) => sorted(pages.flatMap((page) => matchPage(page, wanted)))
    const matches = find(query)
    const isPartial = !this.isLoaded
    if (matches.length > 0 || isPartial) return { typed, terms: query.terms, matches, isPartial }
    const terms = this.#correct(query.terms, pages)
    return { typed, terms, matches: find({ ...query, terms }), isPartial }
  }

  /** Fetches what a query needs, until there are `wanted` matches or no more pages. */
  async search(typed: string, wanted: number): Promise<SearchResults> {
    if (this.isWhole) {
      await this.loadWhole(() => {})
      return this.searchLoaded(typed)
    }
    const previous = this.#pagedSearch
    const state = previous?.typed === typed ? previous : { typed, ...(await this.#begin(typed)) }
    this.#pagedSearch = state
    while (state.matches.length < wanted && state.next < state.pages.length) {
      const numbers = state.pages.slice(state.next, state.next + batchSize)
      const pages = (await Promise.all(numbers.map((page) => this.#bundle(page)))).flat()
      state.next += numbers.length
      // Matches that are shown already keep their place; new ones follow below.
      state.matches = [
        ...state.matches,
        ...sorted(pages.flatMap((page) => matchPage(page, state.query))),
      ]
    }
    const { query, matches } = state
    return { typed, terms: query.terms, matches, isPartial: state.next < state.pages.length }
  }

  async #begin(typed: string): Promise<Omit<PagedSearch, 'typed'>> {
    const { shards } = this.manifest
    const query = parseQuery(typed, this.fold)
    const listed = query.terms.filter((term) => keysOf(term).length > 0)
    const numbers = [...new Set(listed.flatMap((term) => shardsOf(term, shards)))]
    const files = new Map(
      await Promise.all(numbers.map(async (shard) => [shard, await this.#shard(shard)] as const)),
    )
    const found = listed.map((term) =>
      pagesOf(term, (key) => files.get(shardOf(key, shards)) ?? {}),
    )
    const corrected = new Map(found.map(({ term }) => [term.text, term]))
    return {
      query: { ...query, terms: query.terms.map((term) => corrected.get(term.text) ?? term) },
      pages: rankPages(found.map(({ pages }) => pages)),
      next: 0,
      matches: [],
    }
  }

  /** Adds corrections to words that occur in no text and are not the pinyin of a title, unless there are too many. */
  #correct(terms: readonly Term[], pages: readonly FoldedPage[]): readonly Term[] {
    const unknown: Term[] = []
    for (const term of terms) {
      const query = { terms: [term], phrase: undefined }
      if (term.kind !== 'word' || pages.some((page) => matchPage(page, query).length > 0)) continue
      if (unknown.push(term) > maxCorrected) return terms
    }
    return terms.map((term) =>
      unknown.includes(term)
        ? { ...term, corrections: correctionsFor(term.text, this.#vocabulary.words) }
        : term,
    )
  }

  #bundle(bundle: number): Promise<readonly FoldedPage[]> {
    return cached(this.#bundles, bundle, async () => {
      const pages = (await this.#fetchJson(
        versioned(bundlePath(this.#locale, bundle), this.manifest),
      )) as readonly SearchPage[]
      const open = pages.map((page) => foldPage(page, this.fold))
      if (this.isWhole) this.#vocabulary.add(pages.map(textOf))
      this.#loaded[bundle] = open
      return open
    })
  }

  #shard(shard: number): Promise<TermShard> {
    return cached(
      this.#shards,
      shard,
      async () =>
        (await this.#fetchJson(
          versioned(shardPath(this.#locale, shard), this.manifest),
        )) as TermShard,
    )
  }

  #count(): number {
    return this.#loaded.filter((bundle) => bundle !== undefined).length
  }
}

/** A failed load is not cached, so that it can be tried again. */
function cached<T>(
  cache: Map<number, Promise<T>>,
  key: number,
  load: () => Promise<T>,
): Promise<T> {
  const result = cache.get(key) ?? load()
  cache.set(key, result)
  result.catch(() => cache.delete(key))
  return result
}

function textOf({ title, sections }: SearchPage): string {
  return [title, ...sections.flatMap((section) => [section.title, section.text])].join('\n')
}

function sorted(matches: readonly Match[]): Match[] {
  return matches.toSorted((a, b) => b.score - a.score)
}
