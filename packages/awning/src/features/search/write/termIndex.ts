import { setImmediate } from 'node:timers/promises'
import { hash } from '../../../cache/hash.ts'
import { MissingFromCache } from '../../../cache/missingFromCache.ts'
import { createFold } from '../fold.ts'
import { shardOf, soundMark, type SearchPage } from '../searchFormat.ts'
import { ChangedShard } from './changedShard.ts'
import { pageTerms, type PageTerms, type Weight } from './pageTerms.ts'
import { NewPostings } from './newPostings.ts'
import { allPairs, usedCharacters } from './traditional.ts'
import { noTerms, readTerms, termWeights, writtenTerms, type WrittenTerms } from './writtenTerms.ts'

/** Lists the pages of each term, divided into shards. */
export interface TermIndex {
  /** Characters of all texts that have a traditional or simplified counterpart, each once. */
  readonly used: string
  /** Hash of the content of a shard. */
  hashOf(shard: number): string
  read(shard: number): Buffer
}

export interface IndexedPages {
  /** One index is stored under each name. */
  readonly name: string
  readonly shards: number
  /** A hash for each page, of everything that its terms depend on. */
  readonly hashes: readonly string[]
  page(number: number): SearchPage
}

/** Where pieces of an index are stored, by their hashes. */
export interface TermCache {
  has(hash: string): boolean
  get(hash: string): Buffer | undefined
  set(hash: string, bytes: Buffer): void
  put(bytes: Buffer): string
}

/** What a page has in an index, as it is stored. */
interface WrittenPage extends WrittenTerms {
  /** `usedCharacters` */
  readonly characters: string
}

/** An index as it is stored. Its pieces never change: a new state of the index names other pieces. */
interface State {
  readonly hashes: readonly string[]
  /** Hashes of the shards. */
  readonly shards: readonly string[]
  readonly groups: readonly Group[]
}

/** Pages that are stored together. */
interface Group {
  readonly piece: string
  /** The characters of all its pages, each once. */
  readonly characters: string
}

/** Terms of so many pages are stored together: those of a changed page are read without the others. */
const pagesPerGroup = 64
/** Worker threads render pages at the same time and wait for this thread to send them more. */
const pagesPerTurn = 8
const shardsPerPause = 8
/** The postings of this many pages fit into 250 MB of memory; with more, the shards are built in several turns. */
const defaultPagesAtOnce = 30_000

const fold = createFold(allPairs.traditional, allPairs.simplified)

/**
 * With a cache, an index is updated: of a page that changed, the terms it has lost and gained are taken
 * out and put in, and all other shards stay as they are.
 */
export async function termIndex(
  pages: IndexedPages,
  cache?: TermCache,
  pagesAtOnce = defaultPagesAtOnce,
): Promise<TermIndex> {
  if (!cache) return newIndex(pages, memoryCache(), pages.hashes.length)
  const last = storedState(cache, pages)
  const changed = pages.hashes.flatMap((one, at) => (last?.hashes[at] === one ? [] : [at]))
  const isUpdatable = last && changed.length <= pages.hashes.length / 4
  return isUpdatable
    ? updatedIndex(pages, cache, last, changed)
    : newIndex(pages, cache, pagesAtOnce)
}

/** The last state, if it is of as many pages and shards, and every piece of it can be read. */
function storedState(cache: TermCache, { name, shards, hashes }: IndexedPages): State | undefined {
  const bytes = cache.get(stateKey(name))
  if (!bytes) return undefined
  const state = JSON.parse(bytes.toString()) as State
  const isSame = state.shards.length === shards && state.hashes.length === hashes.length
  const isWhole =
    isSame &&
    state.shards.every((piece) => cache.has(piece)) &&
    state.groups.every(({ piece }) => cache.has(piece))
  return isWhole ? state : undefined
}

const stateKey = (name: string) => hash('state of the index', name)

function memoryCache(): TermCache {
  const pieces = new Map<string, Buffer>()
  return {
    has: (key) => pieces.has(key),
    get: (key) => pieces.get(key),
    set: (key, bytes) => void pieces.set(key, bytes),
    put(bytes) {
      const key = hash(bytes)
      pieces.set(key, bytes)
      return key
    },
  }
}

function storeState(cache: TermCache, name: string, state: State): TermIndex {
  const bytes = Buffer.from(JSON.stringify(state))
  const key = stateKey(name)
  if (!cache.get(key)?.equals(bytes)) cache.set(key, bytes)
  return {
    used: eachOnce(state.groups.map(({ characters }) => characters)),
    hashOf: (shard) => state.shards[shard] ?? '',
    read: (shard) => readPiece(cache, state.shards[shard] ?? ''),
  }
}

function readPiece(cache: TermCache, piece: string): Buffer {
  const bytes = cache.get(piece)
  if (!bytes) throw new MissingFromCache('a piece of the search index')
  return bytes
}

const store = (cache: TermCache, text: string) => cache.put(Buffer.from(text))

function storeGroup(cache: TermCache, pages: readonly WrittenPage[]): Group {
  const piece = store(cache, JSON.stringify(pages))
  return { piece, characters: eachOnce(pages.map(({ characters }) => characters)) }
}

/** In their order, so that it does not depend on that of the pages. */
function eachOnce(characters: readonly string[]): string {
  const found = new Set<string>()
  for (const some of characters) for (const character of some) found.add(character)
  return [...found].sort().join('')
}

async function newIndex(
  { name, shards, hashes, page }: IndexedPages,
  cache: TermCache,
  pagesAtOnce: number,
): Promise<TermIndex> {
  const groups: Group[] = []
  const stored: string[] = []
  const turns = Math.max(1, Math.ceil(hashes.length / pagesAtOnce))
  const shardsPerTurn = Math.ceil(shards / turns)
  for (let turn = 0; turn < turns; turn += 1) {
    const first = turn * shardsPerTurn
    const count = Math.max(0, Math.min(shardsPerTurn, shards - first))
    const postings = new NewPostings((term) => {
      const shard = shardOfTerm(term, shards) - first
      return shard >= 0 && shard < count ? shard : undefined
    })
    let number = 0
    for (const terms of turn === 0 ? collect() : storedTerms(cache, groups, hashes.length)) {
      if (number % pagesPerTurn === 0) await setImmediate()
      postings.addPage(terms)
      number += 1
    }
    for (const text of postings.write(count)) {
      stored.push(store(cache, text))
      if (stored.length % shardsPerPause === 0) await setImmediate()
    }
  }
  return storeState(cache, name, { hashes, shards: stored, groups })

  /** The terms of one page after the other, which are stored on the way. */
  function* collect(): Generator<PageTerms> {
    let group: WrittenPage[] = []
    for (const number of hashes.keys()) {
      const opened = page(number)
      const terms = shards > 0 ? pageTerms(opened, fold) : noTerms
      yield terms
      group.push({ ...writtenTerms(terms), characters: usedCharacters(opened) })
      if (group.length === pagesPerGroup || number === hashes.length - 1) {
        groups.push(storeGroup(cache, group))
        group = []
      }
    }
  }
}

function* storedTerms(
  cache: TermCache,
  groups: readonly Group[],
  pages: number,
): Generator<PageTerms> {
  for (let number = 0; number < pages; number += pagesPerGroup)
    for (const page of readGroup(cache, groups, number)) yield readTerms(page)
}

function readGroup(cache: TermCache, groups: readonly Group[], page: number): WrittenPage[] {
  const { piece = '' } = groups[Math.floor(page / pagesPerGroup)] ?? {}
  return JSON.parse(readPiece(cache, piece).toString()) as WrittenPage[]
}

function updatedIndex(
  { name, shards, hashes, page }: IndexedPages,
  cache: TermCache,
  last: State,
  changed: readonly number[],
): TermIndex {
  const open = new Map<number, ChangedShard>()
  const stored = [...last.shards]
  const groups = [...last.groups]
  const opened = new Map<number, WrittenPage[]>()
  const groupOf = (number: number): WrittenPage[] => {
    const at = Math.floor(number / pagesPerGroup)
    const group = opened.get(at) ?? readGroup(cache, last.groups, number)
    opened.set(at, group)
    return group
  }
  const numberOf = new Map(last.hashes.map((one, number) => [one, number]))
  // Pages that have only got another number are taken from their old one, before any is replaced.
  const moved = new Map(
    changed.flatMap((number) => {
      const from = numberOf.get(hashes[number] ?? '')
      const known = from === undefined ? undefined : groupOf(from)[from % pagesPerGroup]
      return known ? [[number, known] as const] : []
    }),
  )
  const read = (number: number): WrittenPage => {
    const found = page(number)
    const terms = shards > 0 ? pageTerms(found, fold) : noTerms
    return { ...writtenTerms(terms), characters: usedCharacters(found) }
  }
  const shardWith = (term: string): ChangedShard => {
    const number = shardOfTerm(term, shards)
    const shard =
      open.get(number) ?? new ChangedShard(readPiece(cache, last.shards[number] ?? '').toString())
    open.set(number, shard)
    return shard
  }
  for (const number of changed) {
    const group = groupOf(number)
    const after = moved.get(number) ?? read(number)
    const before = group[number % pagesPerGroup]
    const termsBefore = before ? termWeights(before) : new Map<string, Weight>()
    const termsAfter = termWeights(after)
    for (const term of termsBefore.keys())
      if (!termsAfter.has(term)) shardWith(term).remove(term, number)
    for (const [term, weight] of termsAfter)
      if (termsBefore.get(term) !== weight) shardWith(term).add(term, number, weight)
    group[number % pagesPerGroup] = after
  }
  for (const [at, group] of opened) groups[at] = storeGroup(cache, group)
  for (const [number, shard] of open) stored[number] = store(cache, shard.write())
  return storeState(cache, name, { hashes, shards: stored, groups })
}

function shardOfTerm(term: string, shards: number): number {
  return shardOf(term.startsWith(soundMark) ? term.slice(soundMark.length) : term, shards)
}
