import type { LocaleId } from '../../config/site.ts'
import { findClosest, tellingParts } from './closest.ts'
import { createFold, type Fold } from './fold.ts'
import { matchPage, type Match } from './matchPage.ts'
import { foldPage, type FoldedPage } from './foldedPage.ts'
import { PagedSearch } from './pagedSearch.ts'
import { parseQuery, type Query, type Term } from './parseQuery.ts'
import {
  bundlePath,
  manifestPath,
  shardPath,
  versioned,
  type SearchManifest,
  type SearchPage,
  type TermShard,
} from './searchFormat.ts'
import { correctionsFor } from './typo.ts'
import { isQuestion, isSufficient, others, sorted, type SearchResults } from './searchResults.ts'
import { Vocabulary } from './vocabulary.ts'

/** Fetches a file of the index; the path is relative to the site's base. */
export type FetchJson = (path: string) => Promise<unknown>

/** Of the closest sections of a small site; of a large one, those of a few pages are read. */
const maxClosest = 10

/** Correcting more words than these takes too long for a key press. */
const maxCorrected = 2

/** How many texts and lists of terms of a large site stay in memory: all of them may be gigabytes. */
const maxTexts = 300
const maxShards = 200

/** The search index of one locale in the browser: loads its files as needed and searches them. */
export class SearchIndex {
  readonly manifest: SearchManifest
  readonly fold: Fold
  readonly #locale: LocaleId
  readonly #fetchJson: FetchJson
  readonly #bundles = new Map<number, Promise<readonly FoldedPage[]>>()
  readonly #shards = new Map<number, Promise<TermShard>>()
  /** Of a small site, by number of the bundle, with gaps for those that are not loaded. */
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
    if (isPartial || isSufficient(matches, query))
      return { typed, terms: query.terms, matches, isPartial }
    const terms = matches.length > 0 ? query.terms : this.#correct(query.terms, pages)
    const exact = matches.length > 0 ? matches : find({ ...query, terms })
    if (isSufficient(exact, query)) return { typed, terms, matches: exact, isPartial }
    const closest = findClosest(pages, terms)
    const more = sorted(others(closest.matches, exact)).slice(0, maxClosest)
    return {
      typed,
      terms: [...terms, ...tellingParts(closest.parts)],
      matches: joined(exact, more, query),
      isPartial,
    }
  }

  /** Fetches what a query needs, until there are `wanted` matches or no more pages. */
  async search(typed: string, wanted: number): Promise<SearchResults> {
    if (this.isWhole) {
      await this.loadWhole(() => {})
      return this.searchLoaded(typed)
    }
    if (this.#pagedSearch?.typed !== typed) {
      this.#pagedSearch?.stop()
      this.#pagedSearch = new PagedSearch(typed, this.fold, {
        manifest: this.manifest,
        bundle: (bundle) => this.#bundle(bundle),
        shard: (shard) => this.#shard(shard),
      })
    }
    return this.#pagedSearch.find(wanted)
  }

  /** Adds corrections to words that occur in no text and are not the pinyin of a title, unless there are too many. */
  #correct(terms: readonly Term[], pages: readonly FoldedPage[]): readonly Term[] {
    const unknown: Term[] = []
    for (const term of terms) {
      const query = { terms: [term], phrase: undefined, asked: [] }
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
    const most = this.isWhole ? Infinity : maxTexts
    return cached(this.#bundles, most, bundle, async () => {
      const pages = (await this.#fetchJson(
        versioned(bundlePath(this.#locale, bundle), this.manifest),
      )) as readonly SearchPage[]
      const open = pages.map((page) => foldPage(page, this.fold))
      if (this.isWhole) {
        this.#vocabulary.add(pages.map(textOf))
        this.#loaded[bundle] = open
      }
      return open
    })
  }

  #shard(shard: number): Promise<TermShard> {
    return cached(
      this.#shards,
      maxShards,
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

/** Caches at most so many loads, those that were used last. A failed one is not cached, so that it can be tried again. */
function cached<T>(
  cache: Map<number, Promise<T>>,
  most: number,
  key: number,
  load: () => Promise<T>,
): Promise<T> {
  const result = cache.get(key) ?? load()
  cache.delete(key)
  cache.set(key, result)
  const [oldest] = cache.keys()
  if (cache.size > most && oldest !== undefined) cache.delete(oldest)
  result.catch(() => cache.delete(key))
  return result
}

function textOf({ title, sections }: SearchPage): string {
  return [title, ...sections.flatMap((section) => [section.title, section.text])].join('\n')
}

function joined(exact: readonly Match[], closest: readonly Match[], query: Query): Match[] {
  const all = [...exact, ...closest]
  return isQuestion(query) ? sorted(all) : all
}
