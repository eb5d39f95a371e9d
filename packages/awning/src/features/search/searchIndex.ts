import type { LocaleId } from '../../config/site.ts'
import { createFold, type Fold } from './fold.ts'
import { matchPage, type Match } from './matchPage.ts'
import { openPage, type OpenPage } from './openPage.ts'
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
import { meantWords } from './slip.ts'
import { keysOf, pagesOf, rankPages, shardsOf } from './termPages.ts'
import { vocabularyOf } from './vocabulary.ts'

/** Gets a file of the index; its path is one below the site's base. */
export type FetchJson = (path: string) => Promise<unknown>

export interface Answer {
  readonly typed: string
  /** As they were looked for in the end: a slip may have been mended. */
  readonly terms: readonly Term[]
  /** The best first. */
  readonly matches: readonly Match[]
  /** There may be more: the rest was not looked at. */
  readonly isPartial: boolean
}

/** Texts are fetched for so many pages at a time, on a large site. */
const batch = 8

/** The search of a large site, as far as it has come. */
interface UnderWay {
  readonly typed: string
  readonly query: Query
  /** The most promising first. */
  readonly pages: readonly number[]
  next: number
  matches: readonly Match[]
}

/** One locale's index in the browser: what it has loaded, and what it finds in it. */
export class SearchIndex {
  readonly manifest: SearchManifest
  readonly fold: Fold
  readonly #locale: LocaleId
  readonly #fetchJson: FetchJson
  readonly #bundles = new Map<number, Promise<readonly OpenPage[]>>()
  readonly #shards = new Map<number, Promise<TermShard>>()
  /** In the order of the site, as far as they have come. */
  #loaded: (readonly OpenPage[])[] = []
  #vocabulary: ReadonlySet<string> | undefined
  #underWay: UnderWay | undefined

  private constructor(locale: LocaleId, manifest: SearchManifest, fetchJson: FetchJson) {
    this.manifest = manifest
    this.fold = createFold(manifest.traditional, manifest.simplified)
    this.#locale = locale
    this.#fetchJson = fetchJson
  }

  static async open(locale: LocaleId, fetchJson: FetchJson): Promise<SearchIndex> {
    // The build wrote it for this very code.
    const manifest = (await fetchJson(manifestPath(locale))) as SearchManifest
    return new SearchIndex(locale, manifest, fetchJson)
  }

  /** All texts are loaded at once: what is typed is answered without asking anyone. */
  get isWhole(): boolean {
    return this.manifest.shards === 0
  }

  get isLoaded(): boolean {
    return this.isWhole && this.#count() === this.manifest.bundles
  }

  /** Loads all texts of a small site; `arrived` is called as they come. */
  async loadWhole(arrived: () => void): Promise<void> {
    if (!this.isWhole) return
    const all = Array.from({ length: this.manifest.bundles }, async (_, bundle) => {
      await this.#bundle(bundle)
      arrived()
    })
    await Promise.all(all)
  }

  /** Searches what has come so far; of a large site nothing ever comes by itself. */
  searchLoaded(typed: string): Answer {
    const pages = this.#loaded.flat()
    const query = parseQuery(typed, this.fold)
    const find = (wanted: Query) => sorted(pages.flatMap((page) => matchPage(page, wanted)))
    const matches = find(query)
    const isPartial = !this.isLoaded
    if (matches.length > 0 || isPartial) return { typed, terms: query.terms, matches, isPartial }
    const terms = query.terms.map((term) => this.#mend(term, pages))
    return { typed, terms, matches: find({ ...query, terms }), isPartial }
  }

  /** Asks for what a query needs, until there are `wanted` sections or no more. */
  async search(typed: string, wanted: number): Promise<Answer> {
    if (this.isWhole) {
      await this.loadWhole(() => {})
      return this.searchLoaded(typed)
    }
    const before = this.#underWay
    const state = before?.typed === typed ? before : { typed, ...(await this.#begin(typed)) }
    this.#underWay = state
    while (state.matches.length < wanted && state.next < state.pages.length) {
      const numbers = state.pages.slice(state.next, state.next + batch)
      const pages = (await Promise.all(numbers.map((page) => this.#bundle(page)))).flat()
      state.next += numbers.length
      // What was shown stays where it is; the new is put below it.
      state.matches = [
        ...state.matches,
        ...sorted(pages.flatMap((page) => matchPage(page, state.query))),
      ]
    }
    const { query, matches } = state
    return { typed, terms: query.terms, matches, isPartial: state.next < state.pages.length }
  }

  async #begin(typed: string): Promise<Omit<UnderWay, 'typed'>> {
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
    const mended = new Map(found.map(({ term }) => [term.text, term]))
    return {
      query: { ...query, terms: query.terms.map((term) => mended.get(term.text) ?? term) },
      pages: rankPages(found.map(({ pages }) => pages)),
      next: 0,
      matches: [],
    }
  }

  /** A word that stands nowhere and sounds like no title was perhaps another. */
  #mend(term: Term, pages: readonly OpenPage[]): Term {
    if (
      term.kind !== 'word' ||
      pages.some((page) => matchPage(page, { terms: [term], phrase: undefined }).length > 0)
    )
      return term
    this.#vocabulary ??= vocabularyOf(
      pages.flatMap(({ page }) =>
        page.sections.flatMap(({ title, text }) => [page.title, title, text]),
      ),
      this.fold,
    )
    return { ...term, meant: meantWords(term.text, this.#vocabulary) }
  }

  #bundle(bundle: number): Promise<readonly OpenPage[]> {
    return kept(this.#bundles, bundle, async () => {
      const pages = (await this.#fetchJson(
        versioned(bundlePath(this.#locale, bundle), this.manifest),
      )) as readonly SearchPage[]
      const open = pages.map((page) => openPage(page, this.fold))
      this.#loaded[bundle] = open
      return open
    })
  }

  #shard(shard: number): Promise<TermShard> {
    return kept(
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

/** Asked for once, and again only after a failure. */
function kept<T>(known: Map<number, Promise<T>>, key: number, get: () => Promise<T>): Promise<T> {
  const found = known.get(key) ?? get()
  known.set(key, found)
  found.catch(() => known.delete(key))
  return found
}

function sorted(matches: readonly Match[]): Match[] {
  return matches.toSorted((a, b) => b.score - a.score)
}
